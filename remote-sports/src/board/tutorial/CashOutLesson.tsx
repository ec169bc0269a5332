/** Cash-out told as one match. */
import { Tag, color, px, type } from '@site/ui';
import styled from 'styled-components';
import { TUTORIAL } from '../../phrases/tutorial';
import { StyledLesson } from './parts';

const copy = TUTORIAL.cashOut;

const StyledStory = styled.ol`
  position: relative;
  display: grid;
  gap: ${px(14)};
  padding-inline-start: ${px(18)};
  font-size: ${type.m};
  &::before {
    content: '';
    position: absolute;
    inset-block: ${px(8)};
    inset-inline-start: ${px(4)};
    width: 2px;
    background: ${color('line-strong')};
  }
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: ${px(44)} minmax(0, 1fr) auto;
    gap: ${px(8)};
    align-items: center;
  }
  & > li::before {
    content: '';
    position: absolute;
    inset-inline-start: ${px(-18)};
    width: ${px(10)};
    height: ${px(10)};
    border-radius: 50%;
    background: ${color('brand')};
  }
  b {
    color: ${color('brand-text')};
  }
`;

export function CashOutLesson() {
  return (
    <StyledLesson>
      <h2>{copy.title}</h2>
      <p>{copy.lead}</p>
      <StyledStory>
        {copy.steps.map(({ minute, text, offer }) => (
          <li key={minute}>
            <b className="num">{minute}</b>
            <span>{text}</span>
            {offer === '' ? null : (
              <Tag tone={offer.startsWith('¥') ? 'gold' : 'warn'}>{offer}</Tag>
            )}
          </li>
        ))}
      </StyledStory>
      <ul>
        {copy.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </StyledLesson>
  );
}
