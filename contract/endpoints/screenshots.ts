import { IMAGE_MESSAGES, MAX_IMAGE_BYTES } from '../schemas/image';
import { autoExtractSchema, extractedTextSchema } from '../schemas/extraction';
import { defineEndpoint } from './define-endpoint';
import { PICTURE_CHECK_LIMITS, RECOGNITION_LIMITS } from './rate-limits';

const image = {
  field: 'image',
  maxBytes: MAX_IMAGE_BYTES,
  missingMessage: IMAGE_MESSAGES.missing,
  tooLargeMessage: IMAGE_MESSAGES.tooLarge,
} as const;

const errors = ['too_large', 'unsupported_media_type', 'too_many_requests', 'unavailable'] as const;

export const screenshotsEndpoints = {
  autoExtract: defineEndpoint({
    method: 'POST',
    path: '/api/ocr/auto-extract',
    summary:
      'Find personal information in a screenshot, and read title, price, platform and sold date while recognitions are left',
    auth: 'user',
    servedBy: 'uploads',
    input: { file: image },
    output: { status: 200, schema: autoExtractSchema },
    errors,
    rateLimits: PICTURE_CHECK_LIMITS,
  }),
  extractText: defineEndpoint({
    method: 'POST',
    path: '/api/ocr/extract-text',
    summary: 'Read the text in a cropped screenshot',
    auth: 'user',
    servedBy: 'uploads',
    input: { file: image },
    output: { status: 200, schema: extractedTextSchema },
    errors: [...errors, 'recognitions_exhausted'],
    rateLimits: RECOGNITION_LIMITS,
  }),
} as const;
