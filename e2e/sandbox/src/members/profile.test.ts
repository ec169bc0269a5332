import { getMember } from '@site/contracts/member';
import * as rows from '@site/contracts/member-profile';
import { sendPhoneCode } from '@site/contracts/member-verification';
import * as documents from '@site/contracts/documents';
import { createApplication } from '@site/contracts/payment';
import { codeOf, signedIn } from '../testing/signed-in';

const ADDRESS = {
  recipientName: '王小明',
  phoneNumber: '13911112222',
  province: '浙江省',
  district: '杭州市',
  town: '西湖区',
  street: '文三路1号',
};

describe('account area', () => {
  test('[R7.2-1] addresses are added, changed, made the default and deleted; five at most; names and numbers come masked and survive it', async () => {
    const { app, client } = await signedIn();
    const made: rows.ShippingAddress[] = [];
    for (let at = 0; at < 5; at += 1)
      made.push(
        (
          await client.call(rows.addShippingAddress, {
            body: { ...ADDRESS, street: `文三路${at}号` },
          })
        ).body.result as rows.ShippingAddress,
      );
    expect(made[0]).toMatchObject({
      recipientName: '王*明',
      phoneNumber: '********222',
      isDefault: true,
    });
    expect(codeOf(await client.call(rows.addShippingAddress, { body: ADDRESS }))).toBe('MEM00405');
    const [, second] = made;
    const { addressId, ...form } = second ?? {
      ...ADDRESS,
      zipCode: '',
      isDefault: false,
      addressId: '',
    };
    expect(
      (
        await client.call(rows.changeShippingAddress, {
          params: { addressId },
          body: { ...form, street: '新路', isDefault: true },
        })
      ).body.result,
    ).toMatchObject({ street: '新路', phoneNumber: '********222', isDefault: true });
    const list = async () =>
      (await client.call(rows.getShippingAddresses)).body.result as rows.ShippingAddress[];
    expect((await list()).map(({ isDefault }) => isDefault)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    await client.call(rows.deleteShippingAddress, { params: { addressId } });
    expect((await list()).map(({ addressId: id, isDefault }) => [id, isDefault])).toEqual([
      [made[0]?.addressId, true],
      ...made.slice(2).map((each) => [each.addressId, false]),
    ]);
    expect(
      (await client.call(rows.changeShippingAddress, { params: { addressId }, body: ADDRESS }))
        .status,
    ).toBe(404);
    await app.close();
  });

  test('[R7.2-1] a locked safehouse keeps money in until the code opens it', async () => {
    const { app, client } = await signedIn();
    const withdraw = (key: string) =>
      client.call(createApplication, {
        body: {
          transactionType: 'Withdrawal',
          methodCode: 'LB',
          amount: '100.00',
          memberBankId: 'MB-M100001',
        },
        key,
      });
    expect(
      (await client.call(rows.setSafehouse, { body: { lock: true } })).body.result,
    ).toMatchObject({ isLocked: true });
    expect(codeOf(await withdraw('safehouse-1'))).toBe('MEM00423');
    expect(
      codeOf(
        await client.call(rows.setSafehouse, { body: { lock: false, verificationCode: '123456' } }),
      ),
    ).toBe('VAL17003');
    await client.call(sendPhoneCode, { body: { serviceAction: 'Safehouse' } });
    expect(
      (await client.call(rows.setSafehouse, { body: { lock: false, verificationCode: '123456' } }))
        .body.result,
    ).toMatchObject({ isLocked: false });
    expect((await withdraw('safehouse-2')).status).toBe(200);
    await app.close();
  });

  test('[R7.2-1][R5-5] holder name, questions and rewards come from the member and from turnover', async () => {
    const { app, client } = await signedIn();
    expect((await client.call(rows.getAccountHolderName)).body.result).toEqual({
      accountHolderName: '王*明',
      isSet: true,
    });
    expect((await client.call(rows.getSecretQuestions)).body.result).toMatchObject({
      selectedId: null,
      questions: { length: 6 },
    });
    expect((await client.call(rows.getMemberRewardDetail)).body.result).toEqual({
      points: 0,
      tier: 'BRONZE',
      tierName: '青铜',
      turnover: 0,
      nextTierName: '白银',
      pointsToNext: 100,
    });
    await app.close();
  });
});

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]).toString(
  'base64',
);

describe('documents', () => {
  test('[R7.2-1] the sandbox decides by file name, after 20 s of its own time; lists and states agree', async () => {
    const { app, client, pass } = await signedIn('newbie01');
    const upload = (
      documentType: (typeof documents.DOCUMENT_TYPE)[number],
      fileName: string,
      contentBase64 = PNG,
    ) =>
      client.call(documents.uploadMemberDocument, {
        body: { documentType, fileName, contentBase64 },
      });
    const status = async () =>
      ((await client.call(documents.getDocumentApprovalStatus)).body.result as { status: string })
        .status;
    expect(await status()).toBe('NotUploaded');
    expect((await upload('IdentityFront', 'front.png')).body.result).toMatchObject({
      status: 'Pending',
      reason: '',
    });
    expect(codeOf(await upload('IdentityFront', 'again.png'))).toBe('DOC00409');
    await upload('IdentityBack', 'reject-me.png');
    await upload('Selfie', 'pending.png');
    expect(await status()).toBe('Pending');
    pass(20_000);
    expect((await client.call(documents.getMemberDocuments)).body.result).toMatchObject([
      { fileName: 'pending.png', status: 'Pending' },
      { status: 'Rejected', reason: '图片不清晰，请重新拍摄并上传' },
      { status: 'Approved' },
    ]);
    expect(await status()).toBe('Rejected');
    expect((await client.call(getMember)).body.result).toMatchObject({
      memberNewInfo: { isKyc: false },
    });
    expect((await upload('IdentityBack', 'better.png')).status).toBe(200);
    pass(20_000);
    expect((await client.call(getMember)).body.result).toMatchObject({
      memberNewInfo: { isKyc: true },
    });
    expect(await status()).toBe('Pending');
    await app.close();
  });

  test('[R7.2-1] what a file is, its first bytes tell; too large and unreadable ones are refused', async () => {
    const { app, client } = await signedIn();
    const upload = (contentBase64: string) =>
      client.call(documents.uploadMemberDocument, {
        body: { documentType: 'BankCard', fileName: 'card.png', contentBase64 },
      });
    for (const text of [Buffer.from('<svg onload=alert(1)>').toString('base64'), '***', ''])
      expect(codeOf(await upload(text))).toBe('DOC00415');
    const large = Buffer.alloc(documents.DOCUMENT_MAX_BYTES + 1);
    large.set([0xff, 0xd8, 0xff]);
    expect(codeOf(await upload(large.toString('base64')))).toBe('DOC00413');
    const fits = large.subarray(0, documents.DOCUMENT_MAX_BYTES);
    expect((await upload(fits.toString('base64'))).status).toBe(200);
    await app.close();
    // Megabytes through a busy machine.
  });
});
