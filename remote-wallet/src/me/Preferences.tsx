import styled from 'styled-components';
import { Section, Segmented, Card, px, type } from '@site/ui';
import { Moon, Sun, SunMoon } from '@site/ui/more-icons';
import { ME } from '../phrases/me';
import { useTheme } from './use-theme';

const StyledLine = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${px(8)};
  font-size: ${type.m};
`;

/** How the site looks for this member. */
export function Preferences() {
  const [theme, chooseTheme] = useTheme();
  return (
    <Section title={ME.settings}>
      <Card>
        <StyledLine>
          <span>{ME.theme}</span>
          <Segmented
            label={ME.theme}
            value={theme}
            onChange={chooseTheme}
            options={[
              {
                value: 'system',
                label: ME.system,
                icon: <SunMoon aria-hidden="true" />,
                testId: 'theme-system',
              },
              {
                value: 'light',
                label: ME.light,
                icon: <Sun aria-hidden="true" />,
                testId: 'theme-light',
              },
              {
                value: 'dark',
                label: ME.dark,
                icon: <Moon aria-hidden="true" />,
                testId: 'theme-dark',
              },
            ]}
          />
        </StyledLine>
      </Card>
    </Section>
  );
}
