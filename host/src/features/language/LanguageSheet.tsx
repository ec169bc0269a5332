/**
 * The language list of the header (R2.5-7): Chinese leads to its sport page, the others are
 * announced.
 */
import { LANGUAGES, type Language } from '@site/domain/layout/languages';
import { useNavigate } from '@site/platform';
import { Check, List, RowContent, Sheet, Tag, color, listRowLook, px } from '@site/ui';
import { whenUncovered } from '@site/ui/overlays';
import styled from 'styled-components';
import { LANGUAGE } from './phrases';

const StyledRow = styled.div`
  ${listRowLook}
  &:not(button) {
    color: ${color('text-3')};
  }
`;
const StyledCheck = styled(Check)`
  width: ${px(20)};
  height: ${px(20)};
  color: ${color('brand-text')};
`;

function Line({
  language,
  onChoose,
}: {
  readonly language: Language;
  readonly onChoose: (to: string) => void;
}) {
  const name = <span lang={language.tag}>{language.name}</span>;
  if (language.comingSoon || language.route === null) {
    return (
      <StyledRow>
        <RowContent title={name} trailing={<Tag>{LANGUAGE.soon}</Tag>} />
      </StyledRow>
    );
  }
  return (
    <StyledRow
      as="button"
      type="button"
      aria-current="true"
      onClick={() => onChoose(`/sbtwo/${language.route}`)}
    >
      <RowContent
        title={name}
        hint={`${LANGUAGE.current} · ${LANGUAGE.opens}`}
        trailing={<StyledCheck aria-hidden />}
      />
    </StyledRow>
  );
}

/** Props of {@link LanguageSheet}. */
export interface LanguageSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function LanguageSheet({ open, onClose }: LanguageSheetProps) {
  const navigate = useNavigate();
  const choose = (to: string): void => {
    onClose();
    whenUncovered(() => void navigate(to));
  };
  return (
    <Sheet open={open} onClose={onClose} title={LANGUAGE.title} testId="language-list">
      <List>
        {LANGUAGES.map((language) => (
          <li key={language.tag}>
            <Line language={language} onChoose={choose} />
          </li>
        ))}
      </List>
    </Sheet>
  );
}
