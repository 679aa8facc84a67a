<?php
/**
 * The Meridian menu.
 *
 * @package Meridian
 */

namespace Meridian;

defined( 'ABSPATH' ) || exit;

const MENU = 'meridian';

add_action( 'admin_menu', __NAMESPACE__ . '\add_menu' );

/** Adds connection, messages, and a page for each kind of option. */
function add_menu(): void {
	add_menu_page( 'Meridian', 'Meridian', 'manage_options', MENU, __NAMESPACE__ . '\print_connection_page', 'dashicons-admin-site', 58 );
	add_submenu_page( MENU, __( 'Connection', 'meridian' ), __( 'Connection', 'meridian' ), 'manage_options', MENU, __NAMESPACE__ . '\print_connection_page' );
	add_submenu_page( MENU, __( 'Messages', 'meridian' ), __( 'Messages', 'meridian' ), 'edit_others_posts', MENU . '-messages', __NAMESPACE__ . '\print_messages_page' );
	foreach ( option_kinds() as $kind => $row ) {
		add_submenu_page( MENU, $row['label'], $row['label'], 'manage_options', MENU . "-$kind", __NAMESPACE__ . '\print_option_page' );
	}
}

/** The beginning of the plugin's pages, with a notice. */
function print_page_head( string $title, string $notice = '', bool $is_fine = true ): void {
	echo '<div class="wrap"><h1>' . esc_html( $title ) . '</h1>';
	if ( '' !== $notice ) {
		printf( '<div class="notice notice-%s"><p>%s</p></div>', $is_fine ? 'success' : 'error', esc_html( $notice ) );
	}
}

add_action( 'admin_init', __NAMESPACE__ . '\refuse_forged_forms' );

/** Runs before any output: a form without the page's nonce ends here. */
function refuse_forged_forms(): void {
	$page = requested_page();
	if ( '' !== $page && 'POST' === ( $_SERVER['REQUEST_METHOD'] ?? '' ) && isset( $_POST['meridian_action'] ) ) {
		check_admin_referer( $page );
	}
}

/** The requested page of the plugin, or an empty text. */
function requested_page(): string {
	$page = isset( $_GET['page'] ) ? sanitize_key( $_GET['page'] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- which page is shown.
	return MENU === $page || str_starts_with( $page, MENU . '-' ) ? $page : '';
}

/** The action of the page's checked form; empty without a form. */
function sent_action(): string {
	// phpcs:ignore WordPress.Security.NonceVerification.Missing -- refuse_forged_forms() has checked it.
	return isset( $_POST['meridian_action'] ) ? sanitize_text_field( wp_unslash( $_POST['meridian_action'] ) ) : '';
}

/** The form's fields; functions that store a field sanitise it. */
function sent_fields(): array {
	// phpcs:ignore WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput.InputNotSanitized
	return isset( $_POST['meridian'] ) && is_array( $_POST['meridian'] ) ? wp_unslash( $_POST['meridian'] ) : array();
}
