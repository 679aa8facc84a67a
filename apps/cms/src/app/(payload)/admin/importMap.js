import { SubmissionDetails as SubmissionDetails_0a7d5228e242161ea6af324a469d6787 } from '../../../admin/submission-details.tsx'
import { NotesList as NotesList_659d4f28aede633b28a1e949252d20d2 } from '../../../admin/notes-list.tsx'
import { SubmissionDeliveries as SubmissionDeliveries_04725356cb20438cfeed7f34bcae3d0e } from '../../../admin/submission-deliveries.tsx'
import { InboxViews as InboxViews_c08bf99a718edf84521383c41ea5e0be } from '../../../admin/inbox-views.tsx'
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
import { Welcome as Welcome_0615b5577d7029e435d310fcb8f1358c } from '../../../admin/welcome.tsx'
import { Undelivered as Undelivered_fc930c8835e75dc5191bd0a63fbe7d4c } from '../../../admin/undelivered.tsx'
import { InboxWeeks as InboxWeeks_2aebbbe2acfa63450bddaf0e29985e5e } from '../../../admin/inbox-weeks.tsx'
import { ComingUp as ComingUp_a3596674c1eecbb677e49133aeeedab0 } from '../../../admin/coming-up.tsx'
import { Visits as Visits_c67d8052e2fc3a728087d5524bb3af8b } from '../../../admin/visits.tsx'
import { LoginView as LoginView_9b6167bfbee94048797b7aaf4a945f03 } from '../../../admin/login-view.tsx'
import { NoSuchView as NoSuchView_9b6167bfbee94048797b7aaf4a945f03 } from '../../../admin/login-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/submission-details.tsx#SubmissionDetails": SubmissionDetails_0a7d5228e242161ea6af324a469d6787,
  "/admin/notes-list.tsx#NotesList": NotesList_659d4f28aede633b28a1e949252d20d2,
  "/admin/submission-deliveries.tsx#SubmissionDeliveries": SubmissionDeliveries_04725356cb20438cfeed7f34bcae3d0e,
  "/admin/inbox-views.tsx#InboxViews": InboxViews_c08bf99a718edf84521383c41ea5e0be,
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
  "/admin/welcome.tsx#Welcome": Welcome_0615b5577d7029e435d310fcb8f1358c,
  "/admin/undelivered.tsx#Undelivered": Undelivered_fc930c8835e75dc5191bd0a63fbe7d4c,
  "/admin/inbox-weeks.tsx#InboxWeeks": InboxWeeks_2aebbbe2acfa63450bddaf0e29985e5e,
  "/admin/coming-up.tsx#ComingUp": ComingUp_a3596674c1eecbb677e49133aeeedab0,
  "/admin/visits.tsx#Visits": Visits_c67d8052e2fc3a728087d5524bb3af8b,
  "/admin/login-view.tsx#LoginView": LoginView_9b6167bfbee94048797b7aaf4a945f03,
  "/admin/login-view.tsx#NoSuchView": NoSuchView_9b6167bfbee94048797b7aaf4a945f03,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
