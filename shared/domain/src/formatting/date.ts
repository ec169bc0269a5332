/** Dates as members read them: always UTC+8 (§9). */
import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { Time } from '../constants';

dayjs.extend(utc);

const local = (at: number): dayjs.Dayjs => dayjs(at).utcOffset(Time.offsetMinutes);

/** `2026/11/21 09:30` in UTC+8. @param at epoch ms. */
export const formatDateTime = (at: number): string => local(at).format(Time.format);
/** `11/21 09:30`: where the year is plain. */
export const formatShort = (at: number): string => local(at).format('MM/DD HH:mm');
/** `09:30`. */
export const formatTime = (at: number): string => local(at).format('HH:mm');
