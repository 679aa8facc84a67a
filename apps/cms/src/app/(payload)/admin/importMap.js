import { SubmissionDetails as SubmissionDetails_0a7d5228e242161ea6af324a469d6787 } from '../../../admin/submission-details.tsx'
import { NotesList as NotesList_659d4f28aede633b28a1e949252d20d2 } from '../../../admin/notes-list.tsx'
import { SubmissionDeliveries as SubmissionDeliveries_04725356cb20438cfeed7f34bcae3d0e } from '../../../admin/submission-deliveries.tsx'
import { InboxViews as InboxViews_c08bf99a718edf84521383c41ea5e0be } from '../../../admin/inbox-views.tsx'
import { AboveForm as AboveForm_242264211b3508e86c7466058ff06eae } from '../../../admin/above-form.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RowLabel as RowLabel_d7117aba00fb235860b6aa79b1733ecc } from '../../../admin/row-label.tsx'
import { LinkedFrom as LinkedFrom_a9dce36108784d6a922a260321dd1034 } from '../../../admin/linked-from.tsx'
import { SecondFactorPanel as SecondFactorPanel_94fcbdb0ffab009e12b6d8d26a0ed7be } from '../../../admin/second-factor-panel.tsx'
import { SettingsLosses as SettingsLosses_42fbdf0f2531f0bbf36ad412e47af77d } from '../../../admin/settings-losses.tsx'
import { Icon as Icon_577f495c847acba9a56186a175b447bc } from '../../../admin/logo.tsx'
import { Logo as Logo_577f495c847acba9a56186a175b447bc } from '../../../admin/logo.tsx'
import { Dashboard as Dashboard_b5a00acb862914f56d147819ebb5f286 } from '../../../admin/dashboard.tsx'
import { LoginView as LoginView_9b6167bfbee94048797b7aaf4a945f03 } from '../../../admin/login-view.tsx'
import { NoSuchView as NoSuchView_9b6167bfbee94048797b7aaf4a945f03 } from '../../../admin/login-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/submission-details.tsx#SubmissionDetails": SubmissionDetails_0a7d5228e242161ea6af324a469d6787,
  "/admin/notes-list.tsx#NotesList": NotesList_659d4f28aede633b28a1e949252d20d2,
  "/admin/submission-deliveries.tsx#SubmissionDeliveries": SubmissionDeliveries_04725356cb20438cfeed7f34bcae3d0e,
  "/admin/inbox-views.tsx#InboxViews": InboxViews_c08bf99a718edf84521383c41ea5e0be,
  "/admin/above-form.tsx#AboveForm": AboveForm_242264211b3508e86c7466058ff06eae,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/row-label.tsx#RowLabel": RowLabel_d7117aba00fb235860b6aa79b1733ecc,
  "/admin/linked-from.tsx#LinkedFrom": LinkedFrom_a9dce36108784d6a922a260321dd1034,
  "/admin/second-factor-panel.tsx#SecondFactorPanel": SecondFactorPanel_94fcbdb0ffab009e12b6d8d26a0ed7be,
  "/admin/settings-losses.tsx#SettingsLosses": SettingsLosses_42fbdf0f2531f0bbf36ad412e47af77d,
  "/admin/logo.tsx#Icon": Icon_577f495c847acba9a56186a175b447bc,
  "/admin/logo.tsx#Logo": Logo_577f495c847acba9a56186a175b447bc,
  "/admin/dashboard.tsx#Dashboard": Dashboard_b5a00acb862914f56d147819ebb5f286,
  "/admin/login-view.tsx#LoginView": LoginView_9b6167bfbee94048797b7aaf4a945f03,
  "/admin/login-view.tsx#NoSuchView": NoSuchView_9b6167bfbee94048797b7aaf4a945f03,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
