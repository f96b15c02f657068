import { useId, useSyncExternalStore } from 'react';
import text from '@/components/text.module.css';
import { classNames } from '@/lib/class-names';
import { chooseTheme, onThemeChange, shownTheme, type Theme } from '@/lib/theme';
import styles from './theme-switch.module.css';

const CHOICES: readonly (readonly [Theme, string])[] = [
  ['system', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
];

const onServer = (): Theme => 'system';

export function ThemeSwitch() {
  const name = useId();
  const shown = useSyncExternalStore(onThemeChange, shownTheme, onServer);
  return (
    <fieldset className={styles.switch}>
      <legend className={classNames(text.label, styles.legend)}>Theme</legend>
      <div className={styles.choices}>
        {CHOICES.map(([theme, label]) => (
          <label key={theme} className={styles.choice}>
            <input
              type="radio"
              name={name}
              className={text.screenReaderOnly}
              checked={theme === shown}
              onChange={() => chooseTheme(theme)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
