import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { ordersText } from '../../../../words/battle/texts/orders';
import { keyName } from '../../../controls/keys';
import { useDesk } from '../desk/desk';
import { menuName } from '../desk/menus';
import { menuKey, openOrExplain } from './menuActions';
import type { Choice, Menu } from './stackChoices';

interface ChoicesProps {
  menu: Menu;
  onPick: (choice: Choice) => void;
}

/** A button that opens a list of orders of one kind, also by digit or arrow; an empty one says why. */
export function Choices({ menu: { id, choices }, onPick }: ChoicesProps) {
  const desk = useDesk();
  const list = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const items = useRef<HTMLUListElement>(null);
  const empty = choices.length === 0;
  const open = desk.menu === id && !empty;
  useEffect(() => {
    if (open) items.current?.querySelector('button')?.focus();
  }, [open]);
  const close = () => {
    // The list goes and the focus with it, unless the focus goes back first.
    opener.current?.focus();
    desk.openMenu(null);
  };
  const pick = (choice: Choice) => {
    close();
    onPick(choice);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const choice = /^[1-9]$/.test(event.key) ? choices[Number(event.key) - 1] : undefined;
    const step = STEPS[event.key];
    if (choice) pick(choice);
    else if (event.key === 'Escape') close();
    else if (step) stepFocus(event.currentTarget, step);
    else return;
    event.preventDefault();
  };
  return (
    <div className="choices" data-open={open || undefined}>
      <button
        ref={opener}
        type="button"
        className={`button small ${id === 'scuttle' ? 'danger' : ''}`}
        data-menu={id}
        aria-disabled={empty}
        aria-expanded={empty ? undefined : open}
        aria-controls={open ? list : undefined}
        aria-keyshortcuts={menuKey(id)}
        title={keyName(menuKey(id))}
        onClick={() => openOrExplain(desk, id)}
      >
        {ordersText('menuMore', { menu: menuName(id) })}
      </button>
      {open && (
        <ul id={list} ref={items} className="choices-list" onKeyDown={onKeyDown}>
          {choices.map((choice, index) => (
            <li key={choice.label}>
              <button type="button" className="button quiet small" onClick={() => pick(choice)}>
                {index < 9 && <kbd aria-hidden="true">{index + 1}</kbd>}
                {choice.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** To the next or the previous button of a list, wrapping around. */
function stepFocus(list: HTMLElement, step: 1 | -1): void {
  const buttons = [...list.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[(at + step + buttons.length) % buttons.length]?.focus();
}
