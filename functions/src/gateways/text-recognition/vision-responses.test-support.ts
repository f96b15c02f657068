import type { protos } from '@google-cloud/vision';

type VisionResponse = protos.google.cloud.vision.v1.IAnnotateImageResponse;
type Word = protos.google.cloud.vision.v1.IWord;
type BreakName = 'SPACE' | 'LINE_BREAK' | 'EOL_SURE_SPACE';

// A response in the format that Vision documents: zeros are omitted, words end at punctuation, and a break belongs to
// the last symbol of a word: https://cloud.google.com/vision/docs/fulltext-annotations
export const SOLD_ROW_RESPONSE: VisionResponse = {
  textAnnotations: [{ locale: 'en', description: 'Snap-T fleece\n$34.99 + $5 shipping' }],
  fullTextAnnotation: {
    text: 'Snap-T fleece\n$34.99 + $5 shipping',
    pages: [
      {
        width: 400,
        height: 120,
        confidence: 0.97,
        blocks: [
          {
            blockType: 'TEXT',
            paragraphs: [
              {
                words: [
                  visionWord('Snap', [0, 0, 60, 24]),
                  visionWord('-', [60, 12, 68, 14]),
                  visionWord('T', [68, 4, 82, 24], 'SPACE'),
                  visionWord('fleece', [90, 4, 160, 24], 'LINE_BREAK'),
                ],
              },
            ],
          },
          {
            blockType: 'TEXT',
            paragraphs: [
              {
                words: [
                  visionWord('$', [4, 50, 16, 76], undefined, 0.99),
                  visionWord('34.99', [17, 52, 80, 74], 'SPACE', 0.91),
                  visionWord('+', [90, 56, 100, 70], 'SPACE'),
                  visionWord('$', [108, 50, 118, 76]),
                  visionWord('5', [119, 52, 130, 74], 'SPACE'),
                  visionWord('shipping', [138, 52, 230, 80], 'EOL_SURE_SPACE'),
                ],
              },
            ],
          },
        ],
      },
    ],
  },
};

export const BLANK_RESPONSE: VisionResponse = {};

/** Status 3 of google.rpc.Status is INVALID_ARGUMENT. */
export const REFUSED_RESPONSE: VisionResponse = { error: { code: 3, message: 'Bad image data.' } };

export function visionWord(
  text: string,
  [left, top, right, bottom]: readonly [number, number, number, number],
  breakName?: BreakName,
  confidence = 0.98,
): Word {
  const corners = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const;
  const letters = Array.from(text);
  return {
    confidence,
    boundingBox: { vertices: corners.map(([x, y]) => ({ ...(x && { x }), ...(y && { y }) })) },
    symbols: letters.map((letter, index) => ({
      text: letter,
      confidence,
      ...(breakName &&
        index === letters.length - 1 && { property: { detectedBreak: { type: breakName } } }),
    })),
  };
}
