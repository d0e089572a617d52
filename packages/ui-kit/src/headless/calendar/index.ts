export { addDays, addMonths, type Day, dayOfKey, firstDayOfWeek, weeksOfMonth } from './calendar-model.ts';
