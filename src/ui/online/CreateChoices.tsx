import { botsFor } from '../../bots';
import { SIDES } from '../../rules/core';
import type { ScenarioCard } from '../../scenario';
import { lobbyText } from '../i18n/lobby';
import { onlineText } from '../i18n/online';
import { botDescription, botName } from '../lobby/bots';
import { Flag } from '../lobby/Forces';
import { optionChoices } from '../lobby/options';
import { RuleLink } from '../rules/RuleLink';
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
      {SIDES.map((side) => (
        <label key={side} className="choice">
          <input
            type="radio"
            name="side"
            checked={wish.side === side}
            onChange={() => onChange({ side })}
          />
          <span>
            <Flag card={card} side={side} /> {card.sides[side].name}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export function AgainstChoice({ wish: { opponent, system }, onChange }: ChoiceProps) {
  const opponents = botsFor(system).reverse();
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
      {opponents.map((bot) => (
        <label key={bot.id} className="choice">
          <input
            type="radio"
            name="opponent"
            checked={opponent === bot.id}
            onChange={() => onChange({ opponent: bot.id })}
          />
          <span>
            {botName(bot)}
            <small>{botDescription(bot)}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export function OptionChoices({
  wish: { options },
  card,
  onChange,
}: ChoiceProps & { card: ScenarioCard }) {
  const choices = optionChoices(card);
  if (choices.length === 0) return null;
  return (
    <fieldset>
      <legend>{onlineText('optionalRules')}</legend>
      {choices.map(({ id, rule }) => (
        <label key={id} className="choice">
          <input
            type="checkbox"
            checked={options[id] ?? false}
            onChange={({ target }) => onChange({ options: { ...options, [id]: target.checked } })}
          />
          <span>
            {lobbyText(`option.${id}`)}
            <small>
              {lobbyText(`optionText.${id}`)} <RuleLink system={card.system} rule={rule} />
            </small>
          </span>
        </label>
      ))}
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
