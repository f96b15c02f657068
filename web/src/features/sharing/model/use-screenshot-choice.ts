import { IMAGE_MESSAGES } from '@contract/schemas/image';
import { useRef, useState } from 'react';
import { imageFileProblem } from './image-file';

/** Choosing a screenshot: what is wrong with the choice, and whether text detection is open over it. */
export function useScreenshotChoice(screenshot: File | null, keepScreenshot: (file: File) => void) {
  const [problem, setProblem] = useState<string>();
  const [detecting, setDetecting] = useState(false);
  const chooseButton = useRef<HTMLButtonElement>(null);
  return {
    problem,
    chooseButton,
    detecting: detecting && screenshot !== null,
    openDetection: () => setDetecting(true),
    closeDetection: () => setDetecting(false),
    forget: () => setProblem(undefined),
    choose: (file: File) => {
      const refused = imageFileProblem(file);
      setProblem(refused ?? undefined);
      if (refused) return;
      keepScreenshot(file);
      setDetecting(true);
    },
    /** Says that a screenshot is needed. */
    askForOne: () => {
      setProblem(IMAGE_MESSAGES.missing);
      chooseButton.current?.focus();
    },
  };
}
