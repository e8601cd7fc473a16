import { Link } from 'wouter';
import { rulesText } from '../i18n/rules';
import { uiOf } from '../systems/registry';
import type { LobbyUi } from '../table/system';
import { bookIds } from './books';

/** The rule books of all systems, the open one marked. */
export const RulesBooks = ({ system }: { system: string }) => (
  <ul className="rules-books" aria-label={rulesText('books')}>
    {bookIds().map((id) => (
      <li key={id}>
        <Link href={`/rules/${id}`} aria-current={id === system ? 'page' : undefined}>
          {bookTitle(uiOf(id).lobby)}
        </Link>
      </li>
    ))}
  </ul>
);

/** 'Carrier operations (Sea Wings)': as the list of scenarios has it, and by the name of the rules where they have one. */
function bookTitle({ kindName, bookName }: Pick<LobbyUi, 'kindName' | 'bookName'>): string {
  const [games, book] = [kindName(), bookName()];
  return games === book ? book : rulesText('book', { games, book });
}
