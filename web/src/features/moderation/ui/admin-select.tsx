import { createListCollection } from '@chakra-ui/react/collection';
import { Portal } from '@chakra-ui/react/portal';
import { Select } from '@chakra-ui/react/select';
import { useMemo } from 'react';
import type { Choice } from '@/components/field';
import { Icon } from '@/components/icons';

interface AdminSelectProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function AdminSelect({ label, choices, value, onChange }: AdminSelectProps) {
  const collection = useMemo(() => createListCollection({ items: choices }), [choices]);
  return (
    <Select.Root
      collection={collection}
      value={[value]}
      onValueChange={({ value: [chosen] }) => chosen !== undefined && onChange(chosen)}
    >
      <Select.HiddenSelect />
      <Select.Label>{label}</Select.Label>
      <Select.Control>
        <Select.Trigger>
          <Select.ValueText />
        </Select.Trigger>
        <Select.IndicatorGroup>
          <Select.Indicator>
            <DownIcon />
          </Select.Indicator>
        </Select.IndicatorGroup>
      </Select.Control>
      <Portal>
        <Select.Positioner>
          <Select.Content>
            {choices.map((choice) => (
              <Select.Item key={choice.value} item={choice}>
                <Select.ItemText>{choice.label}</Select.ItemText>
                <Select.ItemIndicator>
                  <CheckIcon />
                </Select.ItemIndicator>
              </Select.Item>
            ))}
          </Select.Content>
        </Select.Positioner>
      </Portal>
    </Select.Root>
  );
}

const DownIcon = () => (
  <Icon>
    <path d="M5 9l7 7 7-7" />
  </Icon>
);

const CheckIcon = () => (
  <Icon>
    <path d="M5 12.5l4.5 4.5L19 7.5" />
  </Icon>
);
