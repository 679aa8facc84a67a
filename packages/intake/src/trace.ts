/** Around what becomes of a message, for whoever wants to tell of it. */
export interface IntakeTrace {
  storing<T>(submission: string, work: () => Promise<T>): Promise<T>;
  delivering<T>(submission: string, target: string, work: () => Promise<T>): Promise<T>;
}
