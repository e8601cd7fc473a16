import type { ReactNode } from 'react';
import type { Axial } from '../../hex';
import type { ClauseId } from '../../rules/core';
import { type DraftName, type Ground, nameAt, withName } from '../../scenario/draft/chartNames';
import { NAMED } from '../../scenario/form/fields';
import { chartFieldText } from '../i18n/chartFields';
import { RuleLink } from '../rules/RuleLink';
import type { StoryDesk } from './storyDesk';

interface GroundActsProps {
  ground: Ground;
  paint(ground: Ground): void;
  fill(ground: Ground): void;
  /** What else a hex can be made into. */
  children?: ReactNode;
}

/** What the rules of a system say of the ground. */
export interface GroundRule {
  system: string;
  text: string;
  rule: ClauseId;
}

/** What land and water mean to ships, and the clause that says so. */
export const GroundNote = ({ system, text, rule }: GroundRule) => (
  <p className="hint">
    {text} <RuleLink {...{ system, rule }} />
  </p>
);

/** The ground of a hex, or of all that hangs together with it, made the other. */
export function GroundActs({ ground, paint, fill, children }: GroundActsProps) {
  const other = ground === 'land' ? 'sea' : 'land';
  return (
    <div className="actions">
      <button type="button" className="button small" onClick={() => paint(other)}>
        {chartFieldText(`make.${other}`)}
      </button>
      <button type="button" className="button small" onClick={() => fill(other)}>
        {chartFieldText(`fill.${other}`)}
      </button>
      {children}
    </div>
  );
}

interface HexNameProps {
  desk: StoryDesk;
  hex: Axial;
  ground: Ground;
}

/** What is written on the chart at a hex. */
export function HexName({ desk, hex, ground }: HexNameProps) {
  const { draft, change, editing } = desk;
  const named = nameAt(draft, hex);
  const rename = (name: string, of = named?.of) =>
    change((it) => withName(it, hex, { name, of, ground }), `name ${hex.q},${hex.r}`);
  return (
    <div className="chart-pair">
      <label className="chart-field">
        <span>{chartFieldText('name')}</span>
        <input
          type="text"
          className="field"
          value={named?.name ?? ''}
          onChange={({ target }) => rename(target.value)}
          onBlur={editing.settle}
        />
      </label>
      {named && (
        <label className="chart-field">
          <span>{chartFieldText('nameOf')}</span>
          <select
            className="field"
            value={named.of}
            onChange={({ target }) => rename(named.name, target.value as DraftName['of'])}
          >
            {NAMED.map((of) => (
              <option key={of} value={of}>
                {chartFieldText(`named.${of}`)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
