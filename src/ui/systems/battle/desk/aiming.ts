import type { Desk } from './desk';
import { aimOrders, type Mount } from './mounts';

/** Aims a mount at a target, and goes on to the next one that has none. */
export function aimAt({ give, aim, mounts }: Desk, mount: Mount, target: string): boolean {
  if (!give(...aimOrders(mount, target))) return false;
  const at = mounts.indexOf(mount);
  const next = [...mounts.slice(at + 1), ...mounts.slice(0, Math.max(0, at))].find(
    ({ declared }) => !declared,
  );
  if (!mount.declared && next) aim(next.key);
  return true;
}
