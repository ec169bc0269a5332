/**
 * Habits of forms that host and remotes share; an entry of its own, so that only pages with forms
 * carry it.
 */
export { ResendButton } from './ResendButton';
export { codeOf, errorText } from './error-text';
export { useFormErrors, type FormErrors, type FormErrorsState } from './use-form-errors';
export { useOneTimeCode, type OneTimeCode } from './use-one-time-code';
export { useSend, type Send } from './use-send';
export { draftKey, useDraft, type Draft } from './use-draft';
export { useSettled } from './use-settled';
