import { botsFor } from '../../bots';
import type { ScenarioCard } from '../../scenario';
import { onlineText } from '../i18n/online';
import { BotRadios, SideRadios } from '../lobby/choices';
import type { MatchWish } from './create';
import { LONGEST_NAME } from './myName';

export interface ChoiceProps {
  wish: MatchWish;
  onChange: (part: Partial<MatchWish>) => void;
}

export function SideChoice({ wish, card, onChange }: ChoiceProps & { card: ScenarioCard }) {
  return (
    <fieldset>
      <legend>{onlineText('yourSide')}</legend>
      <SideRadios card={card} chosen={wish.side} onChoose={(side) => onChange({ side })} />
    </fieldset>
  );
}

export function AgainstChoice({ wish: { opponent, system }, onChange }: ChoiceProps) {
  return (
    <fieldset>
      <legend>{onlineText('against')}</legend>
      <label className="choice">
        <input
          type="radio"
          name="opponent"
          checked={opponent === ''}
          onChange={() => onChange({ opponent: '' })}
        />
        <span>
          {onlineText('person')}
          <small>{onlineText('personHint')}</small>
        </span>
      </label>
      <BotRadios
        name="opponent"
        system={system}
        bots={botsFor(system).reverse()}
        chosen={opponent}
        onChoose={(bot) => onChange({ opponent: bot })}
      />
    </fieldset>
  );
}

interface NameFieldProps {
  name: string;
  onChange: (name: string) => void;
}

export const NameField = ({ name, onChange }: NameFieldProps) => (
  <label className="online-field">
    <span>{onlineText('yourName')}</span>
    <input
      className="field"
      required
      maxLength={LONGEST_NAME}
      autoComplete="nickname"
      pattern=".*\S.*"
      value={name}
      onChange={({ target }) => onChange(target.value)}
    />
    <small>{onlineText('nameHint')}</small>
  </label>
);
