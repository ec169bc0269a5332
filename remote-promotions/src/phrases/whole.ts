/** A whole number as members read it: points, places, people. */
export const whole = (value: number): string => value.toLocaleString('zh-CN');
