import { memo } from 'react';
import { type Lights, type LogLine, NO_LIGHTS, type Part } from '../../words/core/logLine';
import { LinkedText } from '../rules/LinkedText';
import { RuleLink } from '../rules/RuleLink';
import { DiceRow } from './DiceRow';
import { stepLine } from './stepLine';
import { TableNote } from './TableNote';

interface LineProps {
  line: LogLine;
  /** How often it is told in a row. */
  times: number;
  system: string;
  onLight: (lights: Lights) => void;
}

/**
 * One sentence with its clause, its dice and its table; pointed at, touched or focused it highlights what it is
 * about. Drawn anew only when it says something else: a log tells all of its lines again at each order.
 */
export const Line = memo(PlainLine, isSame);

/** A line as text, by the line. */
const texts = new WeakMap<LogLine, string>();

function textOf(line: LogLine): string {
  const text = texts.get(line) ?? JSON.stringify(line);
  texts.set(line, text);
  return text;
}

function isSame(before: LineProps, after: LineProps): boolean {
  return (
    before.system === after.system &&
    before.times === after.times &&
    before.onLight === after.onLight &&
    (before.line === after.line || textOf(before.line) === textOf(after.line))
  );
}

function PlainLine({ line, times, system: ofLog, onLight }: LineProps) {
  const { system = ofLog } = line;
  const light = () => onLight(line.lights);
  return (
    <li
      className="log-line"
      data-tone={line.tone}
      data-depth={line.depth}
      data-own={line.own}
      tabIndex={-1}
      onKeyDown={stepLine}
      onPointerEnter={light}
      onClick={light}
      onFocus={light}
      onBlur={() => onLight(NO_LIGHTS)}
    >
      <p>
        <Words parts={line.parts} system={system} />{' '}
        {times > 1 && <span className="log-times">×{times} </span>}
        <RuleLink system={system} rule={line.rule} />
      </p>
      <div className="log-evidence">
        <DiceRow dice={line.dice} modifiers={line.modifiers} needed={line.needed} />
        {line.table && <TableNote table={line.table} system={system} />}
      </div>
    </li>
  );
}

/** A sentence with its names highlighted and its clauses as links. */
const Words = ({ parts, system }: { parts: readonly Part[]; system: string }) =>
  parts.map((part, index) =>
    typeof part === 'string' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a sentence never change places
      <LinkedText key={index} text={part} system={system} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same
      <b key={index} className="log-name" data-about={part.about}>
        {part.name}
      </b>
    ),
  );
