import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '@/lib/class-names';
import { type Choice, FieldError, LiveRegionNote } from './field';
import field from './field.module.css';
import styles from './radio-group.module.css';
import text from './text.module.css';

type RadioGroupProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'id'> & {
  readonly legend: string;
  readonly choices: readonly Choice[];
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  /** A hint that can appear later. Screen readers announce it when it appears. '' if there is no hint. */
  readonly liveNote?: string | undefined;
  readonly value?: string;
  /** 'stacked': one choice per line. 'wide': choices of equal width that fill the line. */
  readonly layout?: 'stacked' | 'wide';
};

/** A group of radio buttons. Other props, such as `name` and `ref`, go to each input. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, choices, error, hint, liveNote, value, layout, ...input } = props;
  const id = useId();
  return (
    <fieldset
      aria-describedby={[hint && `${id}-hint`, liveNote && `${id}-note`, `${id}-error`]
        .filter(Boolean)
        .join(' ')}
      className={styles.group}
    >
      <legend className={classNames(text.label, styles.legend)}>{legend}</legend>
      <div className={classNames(styles.choices, layout && styles[layout])}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              {...input}
              type="radio"
              value={choice.value}
              {...(value === undefined ? {} : { checked: value === choice.value })}
              className={styles.input}
            />
            {choice.label}
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={field.hint}>
          {hint}
        </p>
      )}
      <LiveRegionNote id={`${id}-note`} text={liveNote} />
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}
