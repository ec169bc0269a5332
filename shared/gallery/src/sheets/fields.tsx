/** What is typed or chosen: text, passwords, codes, dates. */
import { Field, FieldBox, Lock, Search, TextField } from '@site/ui';
import { BirthField } from '@site/ui/birth-field';
import { CheckField } from '@site/ui/check-field';
import { FormLinks, Intro, PageForm, PageFrame } from '@site/ui/page-form';
import { NewPassword, PasswordRules } from '@site/ui/new-password';
import { OtpField } from '@site/ui/one-time-code';
import { PasswordField } from '@site/ui/password-field';
import { PeriodPicker } from '@site/ui/period-picker';
import { SelectField } from '@site/ui/select-field';
import { Kept } from '../Kept';
import { Column } from '../layout';
import { clock, ignore, LONG } from '../samples';
import type { Sheet } from '../sheet';

export const textField: Sheet = {
  name: 'TextField',
  about: '文本输入',
  of: [TextField, Field, FieldBox],
  states: {
    default: () => (
      <Kept first="">
        {(value, keep) => (
          <TextField
            label="用户名"
            placeholder="4-16位字母或数字"
            value={value}
            onChange={keep}
            hint="注册后不能修改"
          />
        )}
      </Kept>
    ),
    filled: () => (
      <TextField
        label="搜索"
        type="search"
        value="曼联"
        onChange={ignore}
        lead={<Search aria-hidden="true" />}
      />
    ),
    error: () => (
      <TextField label="用户名" value="会员" onChange={ignore} error="用户名只能包含字母和数字" />
    ),
    disabled: () => (
      <TextField
        label="手机号"
        value="138****0001"
        disabled
        onChange={ignore}
        lead={<Lock aria-hidden="true" />}
      />
    ),
    long: () => <TextField label={LONG} value={LONG} onChange={ignore} error={LONG} />,
    own: () => (
      <Field id="own" label="自定义内容的字段" hint="字段只负责标签与说明">
        <FieldBox>
          <input id="own" defaultValue="任意输入" />
        </FieldBox>
      </Field>
    ),
  },
};

export const passwordField: Sheet = {
  name: 'PasswordField',
  about: '密码输入',
  of: [PasswordField],
  states: {
    default: () => (
      <Kept first="Passw0rd">
        {(value, keep) => <PasswordField label="密码" value={value} onChange={keep} />}
      </Kept>
    ),
    error: () => <PasswordField label="密码" value="" onChange={ignore} error="请输入密码" />,
    disabled: () => <PasswordField label="密码" value="secret" disabled onChange={ignore} />,
  },
};

export const newPassword: Sheet = {
  name: 'NewPassword',
  about: '设置新密码',
  of: [NewPassword, PasswordRules],
  states: {
    default: () => (
      <Kept first={{ password: '', repeat: '' }}>
        {(value, keep) => (
          <Column>
            <NewPassword value={value} onChange={keep} userName="member01" errors={{}} />
          </Column>
        )}
      </Kept>
    ),
    error: () => (
      <Column>
        <NewPassword
          value={{ password: 'abcdef', repeat: 'abc' }}
          onChange={ignore}
          userName="member01"
          errors={{ password: '密码不符合下列要求', repeat: '两次输入的密码不一致' }}
        />
      </Column>
    ),
    met: () => <PasswordRules password="Longer-Passw0rd" userName="member01" />,
  },
};

export const otpField: Sheet = {
  name: 'OtpField',
  about: '验证码',
  of: [OtpField],
  states: {
    default: () => (
      <Kept first="">{(value, keep) => <OtpField value={value} onChange={keep} />}</Kept>
    ),
    partial: () => <OtpField value="4821" onChange={ignore} hint="已发送至 138****0001" />,
    error: () => <OtpField value="482190" onChange={ignore} error="验证码错误，还可尝试2次" />,
    disabled: () => <OtpField value="482190" disabled onChange={ignore} />,
  },
};

export const selectField: Sheet = {
  name: 'SelectField',
  about: '下拉选择',
  of: [SelectField],
  states: Object.fromEntries(
    (
      [
        ['default', { value: '' }],
        ['chosen', { value: 'icbc', hint: '到账时间约五分钟' }],
        ['error', { value: '', error: '请选择银行' }],
        ['disabled', { value: 'icbc', disabled: true }],
        ['long', { value: 'long' }],
      ] as const
    ).map(([name, props]) => [
      name,
      () => (
        <SelectField
          label="银行"
          placeholder="请选择银行"
          options={[
            { value: 'icbc', label: '中国工商银行' },
            { value: 'long', label: LONG },
          ]}
          onChange={ignore}
          {...props}
        />
      ),
    ]),
  ),
};

export const birthField: Sheet = {
  name: 'BirthField',
  about: '出生日期',
  of: [BirthField],
  states: {
    default: () => <BirthField value="" onChange={ignore} thisYear={2026} />,
    chosen: () => <BirthField value="1990-02-28" onChange={ignore} thisYear={2026} />,
    error: () => <BirthField value="" onChange={ignore} thisYear={2026} error="您须年满 18 周岁" />,
  },
};

export const periodPicker: Sheet = {
  name: 'PeriodPicker',
  about: '查询时间',
  of: [PeriodPicker],
  states: {
    default: () => (
      <Kept first={{ from: '2026-06-11', to: '2026-06-11' }}>
        {(value, keep) => (
          <PeriodPicker value={value} onChange={keep} now={clock} testId="period" />
        )}
      </Kept>
    ),
    own: () => (
      <PeriodPicker
        value={{ from: '2026-05-02', to: '2026-05-09' }}
        onChange={ignore}
        now={clock}
        testId="own"
      />
    ),
    error: () => (
      <PeriodPicker
        value={{ from: '2026-06-09', to: '2026-06-02' }}
        onChange={ignore}
        now={clock}
        testId="wrong"
      />
    ),
  },
};

export const checkField: Sheet = {
  name: 'CheckField',
  about: '勾选项',
  of: [CheckField],
  states: {
    default: () => (
      <Kept first={false}>
        {(value, keep) => (
          <CheckField label="我已年满18岁，并同意服务条款" checked={value} onChange={keep} />
        )}
      </Kept>
    ),
    chosen: () => <CheckField label="我已年满18岁，并同意服务条款" checked onChange={ignore} />,
    error: () => (
      <CheckField
        label="我已年满18岁，并同意服务条款"
        checked={false}
        onChange={ignore}
        error="请先同意服务条款"
      />
    ),
    long: () => <CheckField label={LONG} checked={false} onChange={ignore} error={LONG} />,
  },
};

export const pageForm: Sheet = {
  name: 'PageForm',
  about: '账户表单的外框',
  of: [PageForm, PageFrame, Intro, FormLinks],
  states: {
    default: () => (
      <PageForm>
        <Intro>请输入注册时的用户名和手机号，我们会发送验证码。</Intro>
        <TextField label="用户名" value="" onChange={ignore} placeholder="4-16位字母或数字" />
        <FormLinks>
          <a href="#mail">改用邮箱找回</a>
          <a href="#name">忘记用户名</a>
        </FormLinks>
      </PageForm>
    ),
    frame: () => (
      <PageFrame>
        <Intro>{LONG}</Intro>
      </PageFrame>
    ),
  },
};
