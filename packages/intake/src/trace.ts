/** Hooks for traces around the processing of a message. */
export interface IntakeTrace {
  storing<T>(submission: string, work: () => Promise<T>): Promise<T>;
  delivering<T>(submission: string, target: string, work: () => Promise<T>): Promise<T>;
}
