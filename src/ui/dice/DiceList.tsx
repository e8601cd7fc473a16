import type { ReactNode } from 'react';
import { type BySide, SIDES } from '../../rules/core';
import type { DiceReport, Throw } from '../../scenario';
import { diceText } from '../i18n/dice';

interface DiceListProps {
  report: DiceReport;
  /** Their names. */
  sides: BySide<string>;
}

/** Every throw of a match with what proves it. */
export function DiceList({ report, sides }: DiceListProps) {
  const { secret, published, throws } = report;
  const unsound = throws.filter(({ isSound }) => !isSound).length;
  return (
    <section className="dice-report" data-sound={unsound === 0}>
      <p role={unsound > 0 ? 'alert' : 'status'}>
        <b>
          {unsound > 0
            ? diceText('unsound', { count: unsound })
            : diceText('sound', { count: throws.length })}
        </b>
      </p>
      <dl className="dice-facts">
        <Fact name={diceText(secret ? 'root' : 'hash')}>
          <code>{published}</code>
        </Fact>
        {secret && (
          <Fact name={diceText('seed')}>
            <code>{secret.seed}</code>
          </Fact>
        )}
        {secret &&
          SIDES.map((side) => <Added key={side} name={sides[side]} added={secret.entropy[side]} />)}
      </dl>
      {secret && <p className="hint">{diceText('rootHint')}</p>}
      {throws.map((thrown) => (
        <OneThrow key={thrown.line} {...{ thrown, sides }} hasTree={secret !== undefined} />
      ))}
    </section>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

interface AddedProps {
  /** The side's. */
  name: string;
  added: NonNullable<DiceReport['secret']>['entropy']['allies'];
}

function Added({ name, added }: AddedProps) {
  return (
    <Fact name={diceText('entropy', { side: name })}>
      {added ? (
        <code>{diceText('entropyFrom', { value: added.value, since: String(added.since) })}</code>
      ) : (
        diceText('noEntropy')
      )}
    </Fact>
  );
}

interface OneThrowProps extends Pick<DiceListProps, 'sides'> {
  thrown: Throw;
  hasTree: boolean;
}

function OneThrow({ thrown, sides, hasTree }: OneThrowProps) {
  const { place, given, told, proof, key, rolls, isSound } = thrown;
  const order = given ? `${sides[given.side]}: ${told ?? given.order}` : diceText('start');
  const count = rolls.reduce((sum, { values }) => sum + values.length, 0);
  return (
    <details className="dice-throw" data-sound={isSound}>
      <summary>
        <b>{diceText('throw', { chapter: String(place.chapter), order })}</b>{' '}
        <span>{diceText('dice', { count })}</span>
      </summary>
      <dl className="dice-facts">
        <Fact name={diceText('leaf')}>
          {proof ? <code>{proof.leaf}</code> : diceText(hasTree ? 'beyond' : 'noLeaf')}
        </Fact>
        {proof && (
          <Fact name={diceText('path')}>
            <ol className="dice-path">
              {proof.path.map((node) => (
                <li key={node}>
                  <code>{node}</code>
                </li>
              ))}
            </ol>
          </Fact>
        )}
        <Fact name={diceText('key')}>
          <code>{key}</code>
        </Fact>
        {given && (
          <Fact name={diceText('order')}>
            <code>{given.order}</code>
          </Fact>
        )}
      </dl>
      <Rolls thrown={thrown} />
    </details>
  );
}

/** 'ship count' of 'shipCount', 'damage control' of 'damage-control'. */
const inWords = (reason: string): string =>
  reason
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();

/** As wargamers write it. */
const dieName = (die: string): string => (die === 'percentile' ? 'd100' : die);

const Rolls = ({ thrown: { rolls } }: { thrown: Throw }) => (
  <div className="dice-scroll">
    <table>
      <thead>
        <tr>
          {(['rolled', 'reason', 'bytes', 'values'] as const).map((name) => (
            <th key={name} scope="col">
              {diceText(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rolls.map(({ roll, told, bytes, values }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rolls never change places
          <tr key={index}>
            <td>{`${values.length} ${dieName(roll.die)}`}</td>
            <td lang={told ? undefined : 'en'}>{told ?? inWords(roll.reason)}</td>
            <td>
              <code>{bytes}</code>
            </td>
            <td>{roll.values.join(' ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
