import styled from 'styled-components';
import type { ConsoleFact } from '@site/contracts/releases/console';
import { useWords } from './language';
import type { Words } from './phrases/en';
import { beijing } from './times';

const StyledFacts = styled.div`
  display: grid;
  gap: 8px;
  ul {
    padding-left: 20px;
  }
  dl {
    display: grid;
    grid-template-columns: max-content 1fr;
    gap: 4px 12px;
    padding: 10px 14px;
    border-radius: 8px;
    background: var(--bg);
  }
  [data-part='fact'] {
    display: contents;
  }
  dt {
    color: var(--soft);
  }
  dd {
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

type Text = Extract<ConsoleFact, { kind: 'text' }>;
type Other = Exclude<ConsoleFact, { kind: 'text' }>;

function sentenceOf(words: Words['facts'], fact: Other): string {
  switch (fact.kind) {
    case 'runs':
      return words.runs(beijing(fact.from), beijing(fact.until));
    case 'replaces':
      return words.replaces(beijing(fact.from), beijing(fact.until), fact.isOtherVersion);
    case 'hidden':
      return words.hidden(beijing(fact.until));
    case 'at-once':
      return words.atOnce;
    case 'past':
      return words.past;
    case 'overlaps':
      return words.overlaps(fact.season, beijing(fact.from), beijing(fact.until), fact.leads);
    case 'ends':
      return words.ends(fact.isRunning, fact.hidesTexts);
    case 'goes':
      return words.goes(fact.isRunning, fact.isHidden);
  }
}

/** What an order will do to members, in sentences, and the texts as they will read them. */
export function Facts({ facts }: { readonly facts: readonly ConsoleFact[] }) {
  const words = useWords().facts;
  const texts = facts.filter((fact): fact is Text => fact.kind === 'text');
  const others = facts.filter((fact): fact is Other => fact.kind !== 'text');
  return (
    <StyledFacts data-testid="console-facts">
      <h3>{words.heading}</h3>
      <ul>
        {others.map((fact) => {
          const sentence = sentenceOf(words, fact);
          return <li key={sentence}>{sentence}</li>;
        })}
      </ul>
      {texts.length === 0 ? null : (
        <>
          <h3>{words.texts}</h3>
          <dl>
            {texts.map(({ field, lines }) => (
              <div data-part="fact" key={field}>
                <dt>{words.fields[field]}</dt>
                <dd lang="zh-CN">{lines.join('\n')}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </StyledFacts>
  );
}
