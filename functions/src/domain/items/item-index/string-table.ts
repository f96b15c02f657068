import { foldText } from '../../fold-text';

/** Gives each text that occurs often one number, and keeps it once. */
export function createStringTable() {
  const numbers = new Map<string, number>();
  const texts: string[] = [];
  const foldedTexts: string[] = [];
  return {
    numberOf(text: string): number {
      const known = numbers.get(text);
      if (known !== undefined) return known;
      numbers.set(text, texts.length);
      foldedTexts.push(foldText(text));
      return texts.push(text) - 1;
    },
    text: (number: number): string => texts[number] ?? '',
    folded: (number: number): string => foldedTexts[number] ?? '',
    get count(): number {
      return texts.length;
    },
  };
}
