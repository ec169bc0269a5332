/** Pages of the host that visitors and members fill in. */
import { expect, type Locator, type Page } from 'playwright/test';
import type { Site } from '../fixtures/site';

/** What the sandbox would have sent to a member, newest last. */
export async function outboxOf(site: Site, member: string): Promise<readonly string[]> {
  const { outbox } = await site.control<{ outbox: { content: string }[] }>(
    'GET',
    `/members/${member}/outbox`,
  );
  return outbox.map(({ content }) => content);
}

/** The address that the last mail of a kind leads to, below the site. */
export async function linkIn(site: Site, member: string, path: string): Promise<string> {
  const all = (await outboxOf(site, member)).join('\n');
  const found = [...all.matchAll(new RegExp(`${path}\\?token=[\\w.-]+`, 'g'))].at(-1)?.[0];
  if (found === undefined) throw new Error(`no mail to ${member} leads to ${path}`);
  return found;
}

/** Verified contacts by which a code or a mail really goes out. */
export const giveContacts = (
  site: Site,
  member: string,
  contacts: { readonly phoneNumber?: string; readonly email?: string },
): Promise<unknown> =>
  site.control('PATCH', `/members/${member}`, {
    ...contacts,
    phoneStatus: 'Verified',
    emailStatus: 'Verified',
  });

export class RegisterPage {
  constructor(private readonly page: Page) {}

  field(name: string): Locator {
    return this.page.getByTestId(`register-${name}`);
  }

  async fill(userName: string): Promise<void> {
    await this.field('username').fill(userName);
    await this.field('password').fill('Passw0rd!');
    await this.field('phone').fill('13712345678');
    await this.field('dob-year').selectOption('1995');
    await this.field('dob-month').selectOption('3');
    await this.field('dob-day').selectOption('8');
    await this.field('adult').check();
    await this.field('terms').check();
  }

  submit(): Promise<void> {
    return this.field('submit').click();
  }
}

/** Types a new password twice. */
export async function newPassword(page: Page, password: string): Promise<void> {
  await page.getByTestId('new-password').fill(password);
  await page.getByTestId('repeat-password').fill(password);
  await page.getByTestId('reset-submit').click();
}

/** Has an address below the site base, whatever stands in its query. */
export const expectAt = (page: Page, site: Site, path: string): Promise<void> =>
  expect
    .poll(() => new URL(page.url()).pathname.replace(/\/+$/, ''))
    .toBe(`${new URL(site.url).pathname}${path}`.replace(/\/+$/, ''));

/** Keeps a value before the site starts; frames of other origins have no storage and are left alone. */
export const keepValue = (page: Page, name: string, value: string): Promise<unknown> =>
  page.addInitScript(
    ([key, kept]) => {
      try {
        localStorage.setItem(key ?? '', kept ?? '');
      } catch {
        // A frame without storage.
      }
    },
    [name, value],
  );
