import type { ReactNode } from 'react';
import { chartFieldText } from '../i18n/chartFields';
import { Spot } from './Spot';

interface ListFormProps<Entry> {
  title: string;
  /** The list's place in the file. */
  path: string;
  entries: readonly Entry[];
  /** An entry's place in the file, where other entries stand between. */
  pathOf?(at: number): string;
  nameOf(entry: Entry): string;
  /** The list without one of its entries, or with one more. */
  onChange(entries: Entry[]): void;
  /** What a press adds; nothing while there is nothing to add. */
  added?: { label: string; entry: Entry | undefined };
  children?: (entry: Entry, at: number) => ReactNode;
}

/** A list of things of a battle: each folded away with its fields, and one more by a press. */
export function ListForm<Entry>(props: ListFormProps<Entry>) {
  const { title, path, entries, nameOf, onChange, added, children } = props;
  const { pathOf = (at: number) => `${path}[${at}]` } = props;
  return (
    <fieldset className="chart-choice">
      <legend>{title}</legend>
      <Spot path={path} but={entries.map((_, at) => pathOf(at))} />
      {entries.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other name than their place
        <Spot key={at} path={pathOf(at)} className="ship-form">
          {children ? (
            <details>
              <summary>{nameOf(entry)}</summary>
              <div className="ship-form-body">{children(entry, at)}</div>
            </details>
          ) : (
            <span>{nameOf(entry)}</span>
          )}
          <button
            type="button"
            className="button quiet small"
            aria-label={chartFieldText('removeShip', { ship: nameOf(entry) })}
            onClick={() => onChange(entries.filter((_, i) => i !== at))}
          >
            ×
          </button>
        </Spot>
      ))}
      {added && (
        <div className="actions">
          <button
            type="button"
            className="button small"
            disabled={added.entry === undefined}
            onClick={() => added.entry !== undefined && onChange([...entries, added.entry])}
          >
            {added.label}
          </button>
        </div>
      )}
    </fieldset>
  );
}

/** A list with one entry changed. */
export const withEntry = <Entry,>(
  entries: readonly Entry[],
  at: number,
  change: (entry: Entry) => Entry,
): Entry[] => entries.map((it, i) => (i === at ? change(it) : it));
