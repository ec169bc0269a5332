/** The release desk. */
import { expect, type Locator, type Page } from 'playwright/test';
import { DESK_TOKEN, type Site } from '../fixtures/site';

/** The desk as squads and marketing use it. */
export class DeskPage {
  constructor(
    readonly page: Page,
    private readonly site: Site,
  ) {}

  async enter(who: string): Promise<void> {
    await this.page.goto(this.site.deskUrl);
    await this.page.getByLabel('Your name').fill(who);
    await this.page.getByLabel('Token, as the terminal printed it').fill(DESK_TOKEN);
    await this.page.getByRole('button', { name: 'Sign in' }).click();
    await expect(this.page.getByTestId('desk-generation')).toBeVisible();
  }

  part(name: string): Locator {
    return this.page.getByTestId(`desk-part-${name}`);
  }

  async view(name: 'Live versions' | 'Season calendar' | 'Preview' | 'Audit trail'): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  /**
   * Reads what would change, gives a reason, does it.
   *
   * @returns the lines that were shown before.
   */
  async confirm(why: string): Promise<readonly string[]> {
    const dialog = this.page.getByTestId('desk-confirm');
    const lines = dialog.getByTestId('desk-difference').getByRole('listitem');
    await expect(lines.first()).toBeVisible();
    const shown = await lines.allTextContents();
    await dialog.getByLabel('Why (kept in the audit trail)').fill(why);
    await dialog.getByRole('button', { name: 'Do it' }).click();
    await expect(dialog).toHaveCount(0);
    return shown;
  }

  async plan(
    season: string,
    from: string,
    until: string,
    more: { readonly reveal?: string; readonly priority?: number } = {},
  ): Promise<void> {
    const form = this.page.getByTestId('desk-plan');
    await form.locator('[name=season]').selectOption(season);
    await form.getByLabel('Opens').fill(from);
    await form.getByLabel('Ends').fill(until);
    if (more.reveal !== undefined)
      await form.getByLabel('Revealed (empty: at once)').fill(more.reveal);
    if (more.priority !== undefined) await form.getByLabel('Priority').fill(String(more.priority));
    await form.getByRole('button', { name: 'See what would change' }).click();
  }
}
