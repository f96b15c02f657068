import { chakra } from '@chakra-ui/react/styled-system';
import type { PictureArea } from '@contract/schemas/picture-area';
import { type ChangeEvent, type RefObject, useId, useRef } from 'react';
import { Button } from '@/components/button';
import { FieldError } from '@/components/field';
import { ACCEPTED_IMAGES } from '../model/image-file';
import { ScreenshotPreview } from './screenshot-preview';

interface ScreenshotFieldProps {
  readonly screenshot: File | null;
  readonly hidden: readonly PictureArea[];
  /** The screenshot was looked at for personal information. */
  readonly checked: boolean;
  readonly problem: string | undefined;
  readonly busy: boolean;
  readonly chooseButton: RefObject<HTMLButtonElement | null>;
  readonly onChoose: (file: File) => void;
  readonly onStartOver: () => void;
  readonly onDetect: () => void;
}

/** Choosing a screenshot or taking a photograph, and what was chosen. */
export function ScreenshotField(props: ScreenshotFieldProps) {
  const { screenshot, hidden, checked, problem, busy, chooseButton } = props;
  const { onChoose, onStartOver, onDetect } = props;
  const problemId = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file) onChoose(file);
    // So that the same file can be chosen again after starting over.
    currentTarget.value = '';
  };
  return (
    <chakra.div display="grid" gap="3">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <Button
          ref={chooseButton}
          variant={screenshot ? 'outline' : 'solid'}
          disabled={busy}
          aria-describedby={problem ? problemId : undefined}
          onClick={() => chooser.current?.click()}
        >
          {screenshot ? 'Choose Another Screenshot' : 'Choose Screenshot'}
        </Button>
        <Button
          variant="outline"
          disabled={busy}
          display="none"
          css={{ '@media (pointer: coarse)': { display: 'inline-flex' } }}
          onClick={() => camera.current?.click()}
        >
          Take a Photo
        </Button>
        {screenshot && (
          <Button variant="plain" onClick={onStartOver}>
            Cancel and Start Over
          </Button>
        )}
        {!screenshot && (
          <chakra.p color="inkMuted" fontSize="sm">
            or drop it here, or paste it. At most 15 MB.
          </chakra.p>
        )}
      </chakra.div>
      <input ref={chooser} type="file" accept={ACCEPTED_IMAGES} hidden onChange={take} />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={take}
      />
      <FieldError id={problemId} message={problem} />
      {screenshot && <ScreenshotPreview {...{ screenshot, hidden, checked, busy, onDetect }} />}
    </chakra.div>
  );
}
