import type { ReactNode } from 'react';
import { ActionButton } from '../controls/ActionButton';
import type { Action } from '../controls/keys';
import { Menu } from '../controls/Menu';

interface TableMenuProps {
  label: string;
  actions: readonly Action[];
  /** Saving and sharing. */
  children: ReactNode;
}

/** What is seldom needed while orders are given. */
const IN_MENU: readonly string[] = ['replay', 'report'];
const LAST_IN_MENU: readonly string[] = ['help'];

/** The replay of the game so far, its report, saving and sharing. */
export const TableMenu = ({ label, actions, children }: TableMenuProps) => (
  <Menu label={label}>
    <Buttons actions={actions} ids={IN_MENU} />
    {children}
    <Buttons actions={actions} ids={LAST_IN_MENU} />
  </Menu>
);

const Buttons = ({ actions, ids }: { actions: readonly Action[]; ids: readonly string[] }) =>
  actions
    .filter(({ id }) => ids.includes(id))
    .map((action) => <ActionButton key={action.id} action={action} />);
