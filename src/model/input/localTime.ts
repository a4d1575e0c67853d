/**
 * An instant as the user's own time of day, for a `datetime-local` field; what is none, or lies in a year of other than
 * four digits, which such a field cannot show, comes back as it is.
 */
export function toLocalTime(value: string): string {
  const date = new Date(Date.parse(value));
  const year = date.getFullYear();
  if (!(year >= 1000 && year <= 9999)) return value;
  const day = [year, date.getMonth() + 1, date.getDate()].map(twoDigits).join("-");
  return `${day}T${[date.getHours(), date.getMinutes()].map(twoDigits).join(":")}`;
}

/** The instant of the user's own time of day; what is none comes back as it is. */
export function toInstant(local: string): string {
  return Number.isNaN(Date.parse(local)) ? local : new Date(local).toISOString();
}

const twoDigits = (part: number) => String(part).padStart(2, "0");
