import { Local } from 'boardgame.io/multiplayer';
import type { OnFault } from './fault';

type Factory = ReturnType<typeof Local>;
type Options = Parameters<Factory>[0];
type Data = Parameters<Options['transportDataCallback']>[0];

/**
 * boardgame.io's `Local()` with two holes closed. Its master sends the initial state unfiltered, with the seed and
 * sealed orders: clients get their own view instead. And when a view throws it loses the exception, after it has
 * sent some clients a state that it then does not keep: all are returned to the state before.
 */
export function localTransport(onFault: OnFault): Factory {
  const local = Local();
  const transports: ReturnType<Factory>[] = [];
  const recover: OnFault = (error) => {
    onFault(error);
    for (const transport of transports) transport.requestSync();
  };
  return (options) => {
    const { matchID = 'default', transportDataCallback } = options;
    // The types do not allow the `null` of a spectator.
    const playerID = (options.playerID ?? null) as string;
    const transport = local({
      ...options,
      transportDataCallback: (data) => transportDataCallback(withoutInitialState(data)),
    });
    const { master } = transport;
    transport.sendAction = ({ _stateID }, action) => {
      master.onUpdate(action, _stateID, matchID, playerID).catch(recover);
    };
    transport.requestSync = () => {
      master.onSync(matchID, playerID).catch(onFault);
    };
    transports.push(transport);
    return transport;
  };
}

function withoutInitialState(data: Data): Data {
  if (data.type !== 'sync') return data;
  const [matchID, sync] = data.args;
  return { type: 'sync', args: [matchID, { ...sync, initialState: sync.state }] };
}
