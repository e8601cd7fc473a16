import { useState } from 'react';
import { makeQuestion, newQuestion, type Question, readQuestion } from '../../lab/question';

/** The question of a page, which its address holds: a link to it is the question. */
interface Asking {
  question: Question;
  ask(question: Question): void;
  /** The address had one that could not be read. */
  isUnread: boolean;
}

export function useQuestion(id: string): Asking {
  const [{ question, isUnread }, set] = useState(() => questionIn(id, location.search));
  const ask = (next: Question) => {
    set({ question: next, isUnread: false });
    history.replaceState(history.state, '', `${location.pathname}${searchOf(next)}`);
  };
  return { question, ask, isUnread };
}

function questionIn(id: string, search: string): { question: Question; isUnread: boolean } {
  const text = new URLSearchParams(search).get('q');
  if (text === null) return { question: newQuestion(id), isUnread: false };
  const read = readQuestion(text, 'link');
  const isRight = read.ok && read.value.scenario === id;
  return { question: isRight ? read.value : newQuestion(id), isUnread: !isRight };
}

/** `?q=…`; nothing for a scenario as it is written. */
function searchOf(question: Question): string {
  const text = makeQuestion(question);
  if (text === makeQuestion(newQuestion(question.scenario))) return '';
  return `?${new URLSearchParams({ q: text })}`;
}
