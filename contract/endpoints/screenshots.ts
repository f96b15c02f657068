import { IMAGE_MESSAGES, MAX_IMAGE_BYTES } from '../schemas/image';
import { autoExtractSchema, extractedTextSchema } from '../schemas/extraction';
import { defineEndpoint } from './define-endpoint';
import { RECOGNITION_LIMITS } from './rate-limits';

const image = {
  field: 'image',
  maxBytes: MAX_IMAGE_BYTES,
  missingMessage: IMAGE_MESSAGES.missing,
  tooLargeMessage: IMAGE_MESSAGES.tooLarge,
} as const;

const errors = [
  'too_large',
  'unsupported_media_type',
  'recognitions_exhausted',
  'too_many_requests',
  'unavailable',
] as const;

export const screenshotsEndpoints = {
  autoExtract: defineEndpoint({
    method: 'POST',
    path: '/api/ocr/auto-extract',
    summary: 'Read the title, price, platform and sold date from a screenshot',
    auth: 'user',
    servedBy: 'uploads',
    input: { file: image },
    output: { status: 200, schema: autoExtractSchema },
    errors,
    rateLimits: RECOGNITION_LIMITS,
  }),
  extractText: defineEndpoint({
    method: 'POST',
    path: '/api/ocr/extract-text',
    summary: 'Read the text in a cropped screenshot',
    auth: 'user',
    servedBy: 'uploads',
    input: { file: image },
    output: { status: 200, schema: extractedTextSchema },
    errors,
    rateLimits: RECOGNITION_LIMITS,
  }),
} as const;
