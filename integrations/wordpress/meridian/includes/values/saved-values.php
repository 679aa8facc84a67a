<?php
/**
 * Sanitises an editor's values for storage, by the table of fields.
 *
 * @package Meridian
 */

namespace Meridian;

defined( 'ABSPATH' ) || exit;

/** Stores a post's fields as sent, without slashes. */
function save_fields( int $post_id, array $fields, array $given ): void {
	foreach ( $fields as $name => $field ) {
		store_value( $post_id, $name, fit_value( $field, $given[ $name ] ?? null ) );
	}
}

/** Stores an option's kind as sent, without slashes. */
function save_option( string $kind, array $given, string $language = '' ): void {
	update_option( OPTIONS_ARE . option_owner( $kind, $language ), fit_fields( fields_of( $kind ), $given ), false );
}

function fit_fields( array $fields, array $given ): array {
	$fit = array();
	foreach ( $fields as $name => $field ) {
		$value = fit_value( $field, $given[ $name ] ?? null );
		if ( ! is_nothing( $value ) ) {
			$fit[ $name ] = $value;
		}
	}
	return $fit;
}

function fit_value( array $field, $given ) {
	switch ( $field['type'] ) {
		case 'group':
			return is_array( $given ) ? fit_fields( $field['fields'], $given ) : array();
		case 'rows':
			return fit_rows( $field['fields'], $given );
		case 'image':
			return is_numeric( $given ) && $given > 0 ? (int) $given : '';
		case 'number':
			return is_numeric( $given ) ? $given + 0 : '';
		case 'flag':
			return in_array( $given, array( true, 1, '1', 'on' ), true ) ? 1 : '';
		case 'link':
			return sanitize_url( trim( text_of( $given ) ) );
		case 'lines':
			return fit_text( text_of( $given ), true );
		case 'html':
			return trim( current_user_can( 'unfiltered_html' ) ? text_of( $given ) : wp_kses_post( text_of( $given ) ) );
		case 'select':
			$word = is_array( $given ) ? text_of( $given['value'] ?? '' ) : text_of( $given );
			return isset( $field['choices'][ $word ] ) ? $word : '';
		case 'json':
			return is_array( json_decode( text_of( $given ), true ) ) ? trim( text_of( $given ) ) : '';
		default:
			return fit_text( text_of( $given ), false );
	}
}

/**
 * Plain text as HTML, like WordPress's titles: `Vec<T>` is escaped, not stripped. Entities stay.
 *
 * @param string $given As typed.
 * @param bool   $lines Whether line breaks are significant.
 */
function fit_text( string $given, bool $lines ): string {
	$text = (string) preg_replace( '/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/', '', wp_check_invalid_utf8( $given ) );
	$text = $lines ? str_replace( "\r\n", "\n", $text ) : (string) preg_replace( '/\s+/', ' ', $text );
	return htmlspecialchars( trim( $text ), ENT_NOQUOTES, 'UTF-8', false );
}

/** The inverse of fit_text(), for forms and for JSON with plain texts. */
function written_text( string $stored ): string {
	return wp_specialchars_decode( $stored, ENT_NOQUOTES );
}

/** Rows with a value; a choice alone is not one. */
function fit_rows( array $fields, $given ): array {
	$rows = array();
	foreach ( is_array( $given ) ? $given : array() as $row ) {
		$row     = is_array( $row ) ? $row : array( array_key_first( $fields ) => $row );
		$fit     = fit_fields( $fields, $row );
		$choices = array_filter( $fields, static fn( array $field ): bool => 'select' === $field['type'] );
		if ( array() !== array_diff_key( $fit, $choices ) ) {
			$rows[] = $fit;
		}
	}
	return $rows;
}
