/**
 * What a new password still lacks and how well it would hold, told while it is typed; the rule
 * itself is `password` of the account rules.
 */

/** Points of the rule, in the order a form lists them. */
export const PASSWORD_POINTS = ['length', 'letter', 'digit', 'plain', 'notName'] as const;
/** One point of the rule. */
export type PasswordPoint = (typeof PASSWORD_POINTS)[number];

/**
 * Which points a password meets.
 *
 * @param userName the name it may not contain, in any case; empty while it is not known.
 */
export function passwordPoints(
  password: string,
  userName: string,
): Readonly<Record<PasswordPoint, boolean>> {
  const name = userName.trim().toLowerCase();
  return {
    length: password.length >= 6 && password.length <= 20,
    letter: /[A-Za-z]/.test(password),
    digit: /\d/.test(password),
    plain: /^[\x21-\x7e]+$/.test(password),
    notName: password !== '' && (name === '' || !password.toLowerCase().includes(name)),
  };
}

/** True when every point is met. */
export const isPasswordFine = (password: string, userName: string): boolean =>
  Object.values(passwordPoints(password, userName)).every(Boolean);

/** Levels of strength, from nothing typed to strong. */
export type PasswordStrength = 0 | 1 | 2 | 3;

/**
 * How well it holds: length counts first, then kinds of characters; one character over and over is
 * always weak.
 *
 * @returns 0 for nothing, 1 weak, 2 fair, 3 strong.
 */
export function passwordStrength(password: string): PasswordStrength {
  if (password === '') return 0;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) =>
    kind.test(password),
  ).length;
  if (password.length < 8 || kinds < 2 || new Set(password).size < 5) return 1;
  return password.length >= 12 || kinds >= 3 ? 3 : 2;
}
