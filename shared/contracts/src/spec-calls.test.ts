import { ALL_ROWS } from './rows';

/**
 * Calls of the specification as it writes them; where it leaves the method open, the one that the
 * row has settled on.
 */
const MAIN_API = `
POST /api/Auth/Login
POST /api/Auth/RefreshToken
PUT /api/Auth/ChangePassword oldPasswordRequired
PUT /api/Auth/ResetPassword
POST /api/Auth/GeneratePasscode
POST /api/Auth/ForgetPassword/Email
POST /api/Auth/ForgetUsername/Email
POST /api/Auth/Logout
GET /api/Balance wallet
GET /api/Balance/v2.0 wallet
GET /api/Balance/WalletGroup
GET /api/Member
PUT /api/Member
PATCH /api/Member
POST /api/Member/MemberRestricted
POST /api/Member/Register
GET /api/Member/Email/ForgetPasswordByEmail
GET /api/Member/ForgetUsernameByEmail
POST /api/Member/Logout
GET /api/App/Domain hostName
POST /api/Member/Phone/Verify
POST /api/Member/Phone/TAC
POST /api/Member/Email/Verify
POST /api/Member/Email/VerifyTac
GET /api/Member/VerificationAttempt channelType serviceAction
GET /api/Member/ResendAttempt channelType serviceAction
POST /api/Member/ForgetPassword
PUT /api/Member/Password oldPasswordRequired
GET /api/Captcha/Info
GET /api/Captcha/ChallengeId
PATCH /api/Member/Email/Token
GET /api/Member/AccountHolderName
GET /api/Member/MemberDocuments
GET /api/Member/DocumentApprovalStatus
POST /api/Member/MemberDocument/Upload
GET /api/Member/MemberKycVerification
GET /api/Member/MemberFlags flagKey
GET /api/Member/CustomFlag flagKey
GET /api/Member/SelfExclusion
GET /api/Member/MemberRewardDetail
GET /api/Member/SecretQuestions
GET /api/Member/ShippingAddress
GET /api/Member/Safehouse
POST /api/Member/VIP/Callback
GET /api/Payment/Methods transactionType
GET /api/Payment/Methods/Details transactionType
GET /api/Payment/Method/Settings
GET /api/Payment/Method/Details
POST /api/Payment/Applications
POST /api/Payment/Applications/:step
POST /api/Payment/MemberCancelDeposit
POST /api/Payment/Transactions/CancelPaybnbDeposit
POST /api/Payment/ProcessInvoiceAutCryptoDeposit
GET /api/Payment/MemberBanks
GET /api/Payment/GetCryptocurrencyInfo
GET /api/Payment/GetProcessingDepositbyMethod
GET /api/Payment/SuggestedAmount
POST /api/Payment/Attachment
POST /api/Payment/QRLocalAlipay/Status
GET /api/Payment/WithdrawalThresholds
GET /api/Payment/TransactionHistory
GET /api/Payment/Resubmits
POST /api/Payment/Resubmits
POST /api/Payment/FundNotReceived
GET /api/Bonus transactionType
GET /api/Bonus/v2.0
GET /api/Bonus/AppliedHistory dateFrom dateTo pageIndex perPageSize
GET /api/Bonus/v2.0/Applications
POST /api/Bonus/v2.0/Applications
GET /api/Bonus/v2.0/Applications/Eligible
POST /api/Bonus/Claim
POST /api/Bonus/Cancellation
GET /api/Bonus/Progress
GET /api/Bonus/RefreshBonusPreview
GET /api/Bonus/SOS
GET /api/Bonus/CancellationEligibility
GET /api/Campaign/List
GET /api/Campaign/Enrollments
POST /api/Campaign/Enrollments
GET /api/Campaign/Applications
POST /api/Campaign/Applications
GET /api/Campaign/AssignedClaims
GET /api/Promotion/RunningDetails type
GET /api/Promotion/Histories type
GET /api/Promotion/DailyDeals
GET /api/Promotion/Freebet/BonusGroups
GET /api/Promotion/ExternalPromotions
GET /api/Transfer/Wallets
POST /api/Transfer/Applications
GET /api/Transfer/Histories
GET /api/LiveChat/Url
POST /api/Games/Launch
GET /api/Games/IsMemberWhiteListed providerCode memberCode hostName
GET /api/Games/DailyTurnover
GET /api/Games/RecentPlayedGame
GET /api/Games/NavigationBarStatus providerCode
GET /api/Games/Providers/MaintenanceStatus
GET /api/Announcement/Announcements
GET /api/Announcement/Announcements/:id
POST /api/Announcement/Action
GET /api/Announcement/UnreadCount
GET /api/PersonalMessage/Messages
GET /api/PersonalMessage/Messages/:id
POST /api/PersonalMessage/Action
GET /api/PersonalMessage/UnreadCount
GET /api/Setting/Phone/Prefix
GET /api/Setting/SecurityQuestions
GET /api/Setting/ShippingAddress/Province
GET /api/Setting/ShippingAddress/District
GET /api/Setting/ShippingAddress/Town
GET /api/MiniGames/Banners
GET /api/Event/MiniGames/ActiveGame
GET /api/Event/MiniGames/MemberProgress
GET /api/Event/MiniGames/PrizeHistory
POST /api/Event/MiniGames/SnatchPrize
POST /api/Referrer/ReferrerSignUp
GET /api/Referrer/ActiveCampaign
GET /api/Referrer/ReferrerInfo
GET /api/Referrer/ReferrerEligible
GET /api/Referrer/ReferrerActivity
GET /api/Referrer/RefereeTaskStatus
GET /api/Referrer/ReferrerRewardStatus
GET /api/Vendor/NotificationSetting/SBS
POST /api/Vendor/NotificationSetting/SBS
POST /api/Vendor/NotifyBettingInfo/SBS
GET /api/Vendor/GameToken code
`;

const CONTENT = `
GET /cms/promotions type
GET /cms/promotions/:promoId
GET /cms/game-providers platform
GET /cms/games platform
GET /cms/game-categories
GET /cms/banners position
GET /cms/promotion-categories
GET /cms/footer
GET /cms/site-config
GET /cms/promotions/bonusids/:ids
GET /cms/promotions/bonusids/v2/:ids
GET /cms/promotions/rebateids/:ids
`;

const SPORTS_DATA = `
POST /sports-data/login
POST /sports-data/auth/v2/login
POST /sports-data/auth/v2/renew
GET /sports-data/leagues currentPage perPageSize
`;

const callsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [method = '', path = '', ...query] = line.split(' ');
      return { method, path, query };
    });

/** Which of a table's calls have no row, or one that does not take what the call sends. */
function missingOf(table: string): readonly string[] {
  return callsOf(table).flatMap(({ method, path, query }) => {
    const row = ALL_ROWS.find((each) => each.method === method && each.path === path);
    if (row === undefined) return [`${method} ${path}`];
    const taken =
      row.query !== null && 'entries' in row.query ? Object.keys(row.query.entries as object) : [];
    return query
      .filter((name) => !taken.includes(name))
      .map((name) => `${method} ${path}?${name}=`);
  });
}

const rowAt = (id: string) => ALL_ROWS.find((row) => row.id === id);

describe('calls of the specification', () => {
  test('[R7.2-1] every call of the main API is a row with its method, path and query', () => {
    expect(missingOf(MAIN_API)).toEqual([]);
  });
  test('[R7.3-2][R7.3-3] every call of the content host is a row', () => {
    expect(missingOf(CONTENT)).toEqual([]);
  });
  test('[R7.4-1] login, renewal and paged lists of the sports-data service are rows; a list may always be told that its token is old', () => {
    expect(missingOf(SPORTS_DATA)).toEqual([]);
    const lists = ALL_ROWS.filter((row) => row.service === 'sportsData' && row.method === 'GET');
    expect(lists.length).toBeGreaterThan(1);
    expect(lists.filter((row) => !row.errors.includes('61017'))).toEqual([]);
  });
  test('[R7.1-2] only ExternalPromotions names its own api-version', () => {
    expect(
      ALL_ROWS.filter((row) => row.apiVersion !== undefined).map(({ path, apiVersion }) => [
        path,
        apiVersion,
      ]),
    ).toEqual([['/api/Promotion/ExternalPromotions', '3.0']]);
  });
  test.each([
    ['auth.changePassword', 'member.changePassword'],
    ['member.register', 'member.registerRestricted'],
    ['member.patch', 'member.put'],
    ['member.sendPhoneCode', 'member.sendEmailCode'],
    ['member.checkPhoneCode', 'member.checkEmailCode'],
    ['im.place', 'bti.place'],
    ['bti.place', 'saba.place'],
    ['saba.place', 'saba.placeParlay'],
    ['im.sell', 'bti.sell'],
    ['bti.sell', 'saba.sellBack'],
  ])('%s and %s do the same and refuse with the same codes', (one, other) => {
    expect(rowAt(one)?.errors.length).toBeGreaterThan(0);
    expect(rowAt(one)?.errors).toEqual(rowAt(other)?.errors);
  });
  test('a code stands once in a row', () => {
    expect(
      ALL_ROWS.filter(({ errors }) => new Set(errors).size !== errors.length).map(({ id }) => id),
    ).toEqual([]);
  });
  test('what became of any money call can be asked for (safety D3)', () => {
    const paths = new Set(ALL_ROWS.map(({ path }) => path));
    // Payment answers for all its calls at one address; vendors have checks in their own words.
    const callAt = (path: string): string =>
      path.startsWith('/api/Payment/')
        ? '/api/Payment/Applications/by-ref/:key'
        : `${path}/by-ref/:key`;
    expect(
      ALL_ROWS.filter(
        ({ money, service, path }) => money && service === 'gateway' && !paths.has(callAt(path)),
      ).map(({ id }) => id),
    ).toEqual([]);
    const vendors = ALL_ROWS.filter(({ money, service }) => money && service !== 'gateway').map(
      ({ service }) => service,
    );
    expect(
      [...new Set(vendors)].map(
        (vendor) =>
          ALL_ROWS.filter((row) => row.service === vendor && /check/i.test(row.id)).length,
      ),
    ).toEqual([2, 2, 4]);
  });
});
