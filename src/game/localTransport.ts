import { Local } from 'boardgame.io/multiplayer';
import type { OnFault } from './fault';

type Factory = ReturnType<typeof Local>;
type Options = Parameters<Factory>[0];
type Data = Parameters<Options['transportDataCallback']>[0];

/**
 * boardgame.io's `Local()` with two holes closed. Its master sends the state at the start unfiltered, with the seed and
 * what is sealed, so that clients are given their own view instead; and it drops what a failing view throws.
 */
export function localTransport(onFault: OnFault): Factory {
  const local = Local();
  return (options) => {
    const { playerID = null, matchID = 'default', transportDataCallback } = options;
    const transport = local({
      ...options,
      transportDataCallback: (data) => transportDataCallback(withoutInitialState(data)),
    });
    transport.sendAction = ({ _stateID }, action) => {
      // The types deny the `null` of somebody who looks on.
      transport.master.onUpdate(action, _stateID, matchID, playerID as string).catch(onFault);
    };
    return transport;
  };
}

function withoutInitialState(data: Data): Data {
  if (data.type !== 'sync') return data;
  const [matchID, sync] = data.args;
  return { type: 'sync', args: [matchID, { ...sync, initialState: sync.state }] };
}
