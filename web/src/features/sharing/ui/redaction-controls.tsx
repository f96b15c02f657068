import type { RefObject } from 'react';
import type { ShareSettingsControl } from '@/lib/share-settings';
import type { Extraction } from '../model/extraction';
import type { RedactionEvent, RedactionState } from '../model/redaction-changes';
import { redactionStatus } from '../model/redaction-texts';
import { FeesSwitch } from './fees-switch';
import { RedactionRow } from './redaction-row';

interface RedactionControlsProps {
  readonly redaction: RedactionState;
  readonly settings: ShareSettingsControl;
  readonly extraction: Extraction;
  /** Undefined until the browser has tried to show the picture. */
  readonly showable: boolean | undefined;
  readonly redactButton: RefObject<HTMLButtonElement | null>;
  readonly onRedact: (byKeyboard: boolean) => void;
  readonly onRemoveAll: () => void;
  readonly onChange: (event: RedactionEvent) => void;
}

/** What is hidden on the screenshot, with the buttons that change it and the switch for fees. */
export function RedactionControls({ redaction, extraction, ...props }: RedactionControlsProps) {
  const { target, phase, recognisingPart } = extraction;
  const { settings, showable, onChange } = props;
  return (
    <RedactionRow
      status={redactionStatus(redaction, extraction, showable)}
      away={target === 'title' || target === 'price'}
      redacting={target === 'redaction'}
      redactButton={props.redactButton}
      canRedact={showable === true && !recognisingPart}
      steps={redaction.steps.length}
      onRedact={props.onRedact}
      onRemoveAll={showable === false && redaction.areas.length > 0 ? props.onRemoveAll : null}
      onUndo={() => onChange({ type: 'undone' })}
    >
      <FeesSwitch
        redaction={redaction}
        checking={phase === 'loading'}
        busy={recognisingPart}
        settings={{
          ...settings,
          change: (change) => {
            const { hidesFees } = change;
            if (hidesFees !== undefined) onChange({ type: 'feesSwitched', hidesFees });
            settings.change(change);
          },
        }}
      />
    </RedactionRow>
  );
}
