import { ActionButton } from '../../controls/ActionButton';
import { type Action, useKeys } from '../../controls/keys';

interface FightResultProps {
  heading: string;
  /** Of each ship that was lost or hurt. */
  hurt: readonly string[];
  words: Readonly<Record<'unhurt' | 'cameBack' | 'back', string>>;
  onBack: () => void;
}

/** What comes back of a fight that is over, and the way back to the larger game. */
export function FightResult({ heading, hurt, words, onBack }: FightResultProps) {
  const back: Action = { id: 'back', keys: ['f'], run: onBack, group: '', label: words.back };
  useKeys([back]);
  return (
    <>
      <div className="fight-result" role="status">
        <b>{heading}</b>
        {hurt.length === 0 ? (
          <span>{words.unhurt}</span>
        ) : (
          <ul aria-label={words.cameBack}>
            {hurt.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </div>
      <ActionButton action={back} tone="primary" />
    </>
  );
}
