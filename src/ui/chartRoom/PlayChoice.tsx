import { useState } from 'react';
import { useLocation } from 'wouter';
import { botsFor } from '../../bots';
import { SIDES } from '../../rules/core';
import type { Draft } from '../../scenario/core/draftForm';
import { matchPath } from '../frame/paths';
import { chartRoomText } from '../i18n/chartRoom';
import { botName } from '../match/bots';
import { loadScenario } from '../match/catalog';
import { loadLibrary } from '../match/lazyLibrary';
import type { MatchSetup } from '../match/library';

/** How a battle of one's own is tried out, and what begins that. */
interface Play {
  setup: Pick<MatchSetup, 'side' | 'bot'>;
  choose(setup: Partial<Pick<MatchSetup, 'side' | 'bot'>>): void;
  begin(): Promise<void>;
}

/** The opponent offered first: it plays at once. */
const COMMANDER = 'commander';

/** Who plays whom; kept as long as the page is open. */
let lastSetup: Play['setup'] = { side: 'allies', bot: COMMANDER };

export function usePlay(scenario: string): Play {
  const [, go] = useLocation();
  const [setup, set] = useState(lastSetup);
  return {
    setup,
    choose: (changed) => {
      lastSetup = { ...setup, ...changed };
      set(lastSetup);
    },
    begin: async () => {
      const prepared = await loadScenario(scenario);
      const { start } = await loadLibrary();
      const options = { ...prepared?.options } as Record<string, boolean>;
      go(matchPath(await start({ ...setup, scenario, options }, location.search)));
    },
  };
}

/** Whose orders are given here, and who gives the others. */
export function PlayChoice({ draft, play }: { draft: Draft; play: Play }) {
  const { setup, choose } = play;
  const { sides } = draft as Draft & { sides: Record<string, { name: string }> };
  return (
    <>
      <select
        className="field"
        aria-label={chartRoomText('side')}
        value={setup.side}
        onChange={({ target }) => choose({ side: target.value as MatchSetup['side'] })}
      >
        {SIDES.map((side) => (
          <option key={side} value={side}>
            {chartRoomText('as', { side: sides[side]?.name ?? side })}
          </option>
        ))}
        <option value="both">{chartRoomText('both')}</option>
      </select>
      {setup.side !== 'both' && (
        <select
          className="field"
          aria-label={chartRoomText('opponent')}
          value={setup.bot}
          onChange={({ target }) => choose({ bot: target.value })}
        >
          {botsFor(draft.system).map((bot) => (
            <option key={bot.id} value={bot.id}>
              {chartRoomText('against', { bot: botName(bot) })}
            </option>
          ))}
        </select>
      )}
    </>
  );
}
