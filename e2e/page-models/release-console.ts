/** The release console. */
import { expect, type Locator, type Page } from 'playwright/test';
import { CONSOLE_TOKEN, type Site } from '../fixtures/site';

const DAY_MS = 86_400_000;
/** A day from now at midnight in Beijing, as a date-and-time field wants it. */
export const dayFrom = (from: number): string =>
  `${new Date(Date.now() + from * DAY_MS + 8 * 3_600_000).toISOString().slice(0, 10)}T00:00`;

/** The console as squads and marketing use it. */
export class ConsolePage {
  constructor(
    readonly page: Page,
    private readonly site: Site,
  ) {}

  async enter(who: string): Promise<void> {
    await this.page.goto(this.site.consoleUrl);
    await this.page.getByLabel('Your name').fill(who);
    await this.page.getByLabel('Token, as the terminal printed it').fill(CONSOLE_TOKEN);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
    await expect(this.page.getByTestId('console-generation')).toBeVisible();
  }

  /** Signs in with an account. */
  async enterAs(account: string, password: string): Promise<void> {
    await this.page.goto(this.site.consoleUrl);
    await this.page.getByLabel('Account').fill(account);
    await this.page.getByLabel('Password').fill(password);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
    await expect(this.page.getByTestId('console-who')).toContainText(account);
  }

  part(name: string): Locator {
    return this.page.getByTestId(`console-part-${name}`);
  }

  async view(
    name: 'Live versions' | 'Season calendar' | 'Season texts' | 'Preview' | 'Audit trail',
  ): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  /**
   * Reads what would change, gives a reason, does it.
   *
   * @returns the lines that were shown before.
   */
  async confirm(why: string): Promise<readonly string[]> {
    const dialog = this.page.getByTestId('console-confirm');
    const lines = dialog.getByTestId('console-difference').locator('li');
    await expect(lines.first()).toBeAttached();
    const shown = await lines.allTextContents();
    await dialog.getByLabel('Why (kept in the audit trail)').fill(why);
    await dialog.getByRole('button', { name: 'Do it' }).click();
    await expect(dialog).toHaveCount(0);
    return shown;
  }

  /** Asks for a ramp of a part's newest version, with its fields filled in by their labels. */
  async rampFor(name: string, fields: Readonly<Record<string, string>>): Promise<void> {
    const part = this.part(name);
    if (!(await part.getByLabel('Share of the devices, %').isVisible()))
      await part.getByText('Share and cohorts').click();
    for (const [label, text] of Object.entries(fields)) await part.getByLabel(label).fill(text);
    await part.getByRole('button', { name: 'Begin a ramp' }).click();
  }

  async plan(
    season: string,
    from: string,
    until: string,
    more: { readonly reveal?: string; readonly priority?: number } = {},
  ): Promise<void> {
    const form = this.page.getByTestId('console-plan');
    await form.locator('[name=season]').selectOption(season);
    await form.getByLabel('Opens').fill(from);
    await form.getByLabel('Ends').fill(until);
    if (more.reveal !== undefined)
      await form.getByLabel('Revealed (empty: at once)').fill(more.reveal);
    if (more.priority !== undefined) await form.getByLabel('Priority').fill(String(more.priority));
    await form.getByRole('button', { name: 'See what would change' }).click();
  }
}
