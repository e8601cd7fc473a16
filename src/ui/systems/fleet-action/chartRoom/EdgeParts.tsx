import { MAP_EDGES } from '../../../../rules/fleet-action/query';
import type { FleetAim } from '../../../../scenario/fleet-action/draft/objectives';
import { fleetEditorText } from '../../../../words/fleet-action/texts/editor';
import { Check, NumberInput } from '../../../chartRoom/fields';
import { withKeys } from '../../../chartRoom/storyDesk';

type Parts = Extract<FleetAim, { kind: 'exit' }>['by'];
type Part = Parts[number];

interface PartsProps {
  parts: Parts;
  onChange(parts: Parts, gesture?: string): void;
  onDone(): void;
}

const ENDS = [
  { key: 'from', word: 'exitFrom' },
  { key: 'to', word: 'exitTo' },
] as const;

/** By which edges ships leave, and by which columns or rows of them; all without any. */
export const EdgeParts = ({ parts, onChange, onDone }: PartsProps) => (
  <div className="edge-row">
    {MAP_EDGES.map((edge) => (
      <Check
        key={edge}
        isOn={parts.some((it) => it.edge === edge)}
        onChange={(isOn) => {
          const others = parts.filter((it) => it.edge !== edge);
          onChange(isOn ? [...others, { edge }] : others);
        }}
      >
        {fleetEditorText(`edge.${edge}`)}
      </Check>
    ))}
    {parts.map((part, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one edge have no other name
      <span key={at} className="aim-figure">
        {ENDS.map(({ key, word }) => {
          const name = fleetEditorText(word, { edge: fleetEditorText(`edge.${part.edge}`) });
          return (
            <span key={key}>
              {name}{' '}
              <NumberInput
                className="field points-blank"
                name={name}
                value={part[key]}
                onChange={(value) =>
                  onChange(
                    parts.map((it, p) =>
                      p === at ? (withKeys(it, { [key]: value && Math.round(value) }) as Part) : it,
                    ),
                    `exit ${at} ${key}`,
                  )
                }
                onDone={onDone}
              />
            </span>
          );
        })}
      </span>
    ))}
  </div>
);
