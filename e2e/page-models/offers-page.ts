/** Promotions and what a member has running of them. */
import { expect, type Locator, type Page } from 'playwright/test';
import { callAs } from './wallet';

/** An application as its calls answer it. */
interface Application {
  readonly applicationId: string;
}

/** The list, a detail, and the member's own offers. */
export class OffersPage {
  constructor(private readonly page: Page) {}

  card(promoId: string): Locator {
    return this.page.locator(`[data-testid="promo-card"][data-promo-id="${promoId}"]`);
  }

  /** Ids of the list as it stands. */
  async ids(): Promise<readonly string[]> {
    await expect(this.page.getByTestId('promo-card').first()).toBeVisible();
    return this.page
      .getByTestId('promo-card')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-promo-id') ?? ''));
  }

  /** From the list to the detail. */
  async show(promoId: string): Promise<void> {
    await this.card(promoId).click();
    await expect(this.page.getByTestId('promo-detail')).toBeVisible();
  }

  application(): Locator {
    return this.page.getByTestId('application').first();
  }

  /** The running application has a state and says so many yuan of its turnover. */
  async stands(status: 'Serving' | 'Wagering', achieved?: string): Promise<void> {
    await expect(this.application()).toHaveAttribute('data-status', status);
    if (achieved !== undefined) await expect(this.application()).toContainText(achieved);
  }
}

/** Applies for a bonus without the pages, and takes it when nothing has to be paid in. */
export async function takeBonus(page: Page, bonusId: string): Promise<string> {
  const { applicationId } = await callAs<Application>(
    page,
    'POST',
    '/api/Bonus/v2.0/Applications',
    { bonusId, transactionType: 'None' },
  );
  await callAs(page, 'POST', '/api/Bonus/Claim', { applicationId });
  return applicationId;
}
