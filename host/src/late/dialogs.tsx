/**
 * Questions that code outside of the pages asks: a small tree of its own, made with the first
 * question.
 */
import { createRoot } from 'react-dom/client';
import { createState, useStateView } from '@site/platform';
import { Button, Dialog } from '@site/ui';

/** A question with its two answers. */
export interface Question {
  readonly title: string;
  readonly text: string;
  /** A line that must be read to the letter, e.g. a host name. */
  readonly exact?: string;
  readonly yes: string;
  /** Left out for a notice. */
  readonly no?: string;
  readonly testId: string;
  /** Takes the question back; it is answered with no. */
  readonly signal?: AbortSignal;
}

interface OpenQuestion {
  readonly question: Question;
  readonly answer: (yes: boolean) => void;
}

const current$ = createState<OpenQuestion | null>(null);
let mounted = false;

function Dialogs() {
  const current = useStateView(current$);
  const finish = (yes: boolean): void => {
    current$.set(null);
    current?.answer(yes);
  };
  if (current === null) return null;
  const { question } = current;
  return (
    <Dialog
      open
      lasting
      title={question.title}
      testId={question.testId}
      onClose={() => finish(false)}
      actions={
        <>
          <Button block onClick={() => finish(true)}>
            {question.yes}
          </Button>
          {question.no === undefined ? null : (
            <Button kind="ghost" block onClick={() => finish(false)}>
              {question.no}
            </Button>
          )}
        </>
      }
    >
      <p>{question.text}</p>
      {question.exact === undefined ? null : (
        <p>
          <b translate="no">{question.exact}</b>
        </p>
      )}
    </Dialog>
  );
}

function mount(): void {
  if (mounted) return;
  mounted = true;
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Dialogs />);
}

/**
 * Asks. An older question gives way and is answered with no.
 *
 * @returns true when the member agreed.
 */
export function askMember(question: Question): Promise<boolean> {
  mount();
  current$.get()?.answer(false);
  return new Promise((resolve) => {
    const own: OpenQuestion = { question, answer: resolve };
    current$.set(own);
    question.signal?.addEventListener(
      'abort',
      () => {
        if (current$.get() === own) current$.set(null);
        resolve(false);
      },
      { once: true },
    );
  });
}
