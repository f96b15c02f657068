import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { DECISIONS, type Reported } from '@contract/schemas/reported';
import { Button } from '@/components/button';
import text from '@/components/text.module.css';
import type { Act } from '../api/reports';
import { otherActs } from '../model/entries';
import { ACT_LABELS } from '../model/report-texts';

interface CardMenuProps {
  readonly entry: Reported;
  readonly isBusy: boolean;
  readonly onAct: (act: Act) => void;
}

/**
 * Decides without opening the review. Closing the menu gives the focus back to its button, so the act, which moves it, starts a
 * frame later.
 */
export const CardMenu = ({ entry, isBusy, onAct }: CardMenuProps) => (
  <Menu.Root onSelect={({ value }) => requestAnimationFrame(() => onAct(value as Act))}>
    <Menu.Trigger asChild>
      <Button variant="outline">
        Actions<span className={text.screenReaderOnly}> for report #{entry.id}</span>
      </Button>
    </Menu.Trigger>
    <Portal>
      <Menu.Positioner>
        <Menu.Content>
          {DECISIONS.map((decision) => (
            <Menu.Item key={decision} value={decision} disabled={isBusy}>
              {ACT_LABELS[decision]}
            </Menu.Item>
          ))}
          {otherActs(entry).length > 0 && <Menu.Separator />}
          {otherActs(entry).map((act) => (
            <Menu.Item key={act} value={act} disabled={isBusy}>
              {ACT_LABELS[act]}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Portal>
  </Menu.Root>
);
