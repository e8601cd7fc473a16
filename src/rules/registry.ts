import { battle } from './battle';
import { battleHost } from './battle/engagement';
import { type AnySystem, withEngagements } from './core';
import { strategic } from './strategic';
import { engagementPort } from './strategic/engagement';

/** Every rule system that can be played, by its id. Strategic games may hand their surface actions over to a battle. */
export const SYSTEMS: Readonly<Record<string, AnySystem>> = {
  battle,
  strategic: withEngagements(strategic, engagementPort, battleHost),
};

export const SYSTEM_IDS: readonly string[] = Object.keys(SYSTEMS);

/** A system by its id; `undefined` for an id that comes from outside and is none. */
export const systemOf = (id: string): AnySystem | undefined =>
  Object.hasOwn(SYSTEMS, id) ? SYSTEMS[id] : undefined;
