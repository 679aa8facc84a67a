export interface Secrets {
  payloadSecret: string;
  purgeSecret: string;
  formSecret: string;
  formKey: string;
  adminEmail: string;
  adminPassword: string;
}
export function ensureSecrets(dataDir: string): Promise<Secrets>;
