import { RuleLink } from '../rules/RuleLink';
import { DiceRow } from './DiceRow';
import { type Lights, type LogLine, NO_LIGHTS, type Part } from './logLine';
import { stepLine } from './stepLine';
import { TableNote } from './TableNote';

interface LineProps {
  line: LogLine;
  system: string;
  onLight: (lights: Lights) => void;
}

/** One sentence with its clause, its dice and its table; pointed at, touched or focused it lights up what it is about. */
export function Line({ line, system, onLight }: LineProps) {
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
        <Words parts={line.parts} /> <RuleLink system={system} rule={line.rule} />
      </p>
      <div className="log-evidence">
        <DiceRow dice={line.dice} modifiers={line.modifiers} needed={line.needed} />
        {line.table && <TableNote table={line.table} />}
      </div>
    </li>
  );
}

/** A sentence with the names in it marked. */
const Words = ({ parts }: { parts: readonly Part[] }) =>
  parts.map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a sentence never change places
      <b key={index} className="log-name" data-about={part.about}>
        {part.name}
      </b>
    ),
  );
