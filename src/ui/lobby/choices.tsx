import type { Bot } from '../../bots';
import { SIDES, type Side } from '../../rules/core';
import type { ScenarioCard } from '../../scenario';
import { lobbyText } from '../i18n/lobby';
import { botDescription, botName, botStrength } from '../match/bots';
import { RuleLink } from '../rules/RuleLink';
import { uiOf } from '../systems/registry';
import { Flag } from './Flag';

interface SideRadiosProps {
  card: ScenarioCard;
  chosen: string;
  onChoose: (side: Side) => void;
}

/** The sides of a scenario, with their flags. */
export const SideRadios = ({ card, chosen, onChoose }: SideRadiosProps) =>
  SIDES.map((side) => (
    <label key={side} className="choice">
      <input type="radio" name="side" checked={chosen === side} onChange={() => onChoose(side)} />
      <span>
        <Flag card={card} side={side} /> {card.sides[side].name}
      </span>
    </label>
  ));

interface BotRadiosProps {
  /** Of the group of radio buttons. */
  name: string;
  system: string;
  bots: readonly Bot[];
  chosen: string;
  onChoose: (bot: string) => void;
}

/** Bots as opponents, each with what it does and how it has done. */
export const BotRadios = ({ name, system, bots, chosen, onChoose }: BotRadiosProps) =>
  bots.map((bot) => (
    <label key={bot.id} className="choice">
      <input
        type="radio"
        name={name}
        checked={chosen === bot.id}
        onChange={() => onChoose(bot.id)}
      />
      <span>
        {botName(bot)}
        <small>
          {botDescription(bot)} {botStrength(bot, system)}
        </small>
      </span>
    </label>
  ));

interface OptionalRulesProps {
  card: ScenarioCard;
  options: Readonly<Record<string, boolean>>;
  onChange: (options: Readonly<Record<string, boolean>>) => void;
}

/** The optional rules of a scenario, each with its clause; nothing where there are none. */
export function OptionalRules({ card, options, onChange }: OptionalRulesProps) {
  const choices = uiOf(card.system).lobby.options(card);
  if (choices.length === 0) return null;
  return (
    <fieldset>
      <legend>{lobbyText('optional')}</legend>
      {choices.map(({ id, rule, label, text, why }) => (
        <label key={id} className="choice">
          <input
            type="checkbox"
            checked={options[id] ?? false}
            onChange={(event) => onChange({ ...options, [id]: event.target.checked })}
          />
          <span>
            {label}
            <small>
              {text} {why && <span lang="en">{why} </span>}
              <RuleLink system={card.system} rule={rule} />
            </small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
