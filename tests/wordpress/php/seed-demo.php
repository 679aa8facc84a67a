<?php
/*
 * Adds the demo content to WordPress record by record, as an editor with the plugin's boxes, so
 * that the contract's tests run on this WordPress as on the demo host.
 */
require __DIR__ . '/load.php';
require __DIR__ . '/media.php';

use function Meridian\fields_of;
use function Meridian\save_fields;
use function Meridian\save_option;

foreach ( array( 1, 2, 3 ) as $id ) {
	wp_delete_post( $id, true );
}
$pictures = array();
foreach ( $given['media'] as $one ) {
	$pictures[ $one['id'] ] = put_file( $one['path'], str_replace( '/', '-', $one['file'] ), $one['mimeType'], $one['width'], $one['height'], $one['alt'] );
}

/** Values as the boxes store them: pictures by number. */
function boxed( array $fields, array $values ): array {
	$boxed = array();
	foreach ( $fields as $name => $field ) {
		if ( array_key_exists( $name, $values ) ) {
			$boxed[ $name ] = boxed_value( $field, $values[ $name ] );
		}
	}
	return $boxed;
}

function boxed_value( array $field, $value ) {
	global $pictures;
	if ( 'image' === $field['type'] ) {
		while ( is_array( $value ) ) {
			$value = reset( $value );
		}
		return $pictures[ $value ] ?? '';
	}
	if ( 'group' === $field['type'] ) {
		return boxed( $field['fields'], (array) $value );
	}
	if ( 'rows' !== $field['type'] ) {
		return $value;
	}
	return array_map(
		static fn( $row ) => isset( $field['bare'] )
			? array( $field['bare'] => boxed_value( $field['fields'][ $field['bare'] ], $row ) )
			: boxed( $field['fields'], (array) $row ),
		(array) $value
	);
}

/** Returns the number. */
function put_record( string $kind, array $post, array $values, string $category = '' ): int {
	$id = wp_insert_post(
		wp_slash(
			$post + array(
				'post_type'   => 'post',
				'post_status' => 'publish',
			)
		),
		true
	);
	if ( is_wp_error( $id ) ) {
		throw new Exception( $id->get_error_message() );
	}
	if ( '' !== $category ) {
		wp_set_object_terms( $id, $category, 'category' );
	}
	save_fields( $id, fields_of( $kind ), boxed( fields_of( $kind ), $values ) );
	return $id;
}

Meridian\ensure_categories();
$content = $given['content'];

foreach ( array( 'services' => 'service', 'caseStudies' => 'case-study', 'careerPosts' => 'career-post' ) as $file => $kind ) {
	foreach ( $content[ $file ] as $record ) {
		$id = put_record(
			$kind,
			array(
				'import_id'  => $record['id'],
				'post_name'  => $record['slug'] ?? '',
				'post_title' => $record['title'],
			),
			$record['data'],
			array_search( $kind, Meridian\category_kinds(), true )
		);
		if ( isset( $record['featured_image_url'] ) ) {
			set_post_thumbnail( $id, $pictures[ $record['featured_image_url'] ] );
		}
	}
}
$article = $content['article'];
put_record(
	'article',
	array(
		'import_id'    => $article['id'],
		'post_name'    => $article['slug'],
		'post_title'   => $article['title'],
		'post_content' => $article['content'],
	),
	$article,
	'article'
);

$pages = array(
	array( 'home', $content['home'], $content['home'] ),
	array( 'about', $content['about'], $content['about']['data'] ),
	array( 'clients', $content['clients'], $content['clients']['data'] ),
	array( 'career', array( 'slug' => 'career', 'title' => 'Career' ), $content['career'] ),
	array( 'road-map', array( 'slug' => 'dedicated-team-road-map', 'title' => 'Road map' ), $content['roadMap'] ),
);
foreach ( $content['legal'] as $record ) {
	$pages[] = array( 'legal', $record + array( 'title' => $record['slug'] ), $record['data'] );
}
foreach ( array( 'technologies' => 'technology', 'expertise' => 'expertise' ) as $file => $kind ) {
	foreach ( $content[ $file ] as $record ) {
		$pages[] = array( $kind, $record, $record['data'] );
	}
}
foreach ( $pages as list( $kind, $record, $values ) ) {
	put_record(
		$kind,
		array(
			'post_type'  => 'page',
			'import_id'  => $record['id'] ?? 0,
			'post_name'  => $record['slug'],
			'post_title' => $record['title'],
		),
		$values
	);
}

foreach ( array( 'specialization', 'work_type', 'expertise' ) as $name ) {
	foreach ( $content['vacancyCategories'][ $name ] as $term ) {
		wp_insert_term( $term['name'], Meridian\VACANCY_TERMS[ $name ][0] );
	}
}
foreach ( $content['vacancies'] as $record ) {
	$id = put_record(
		'vacancy',
		array(
			'post_type'  => Meridian\VACANCY,
			'import_id'  => $record['ID'],
			'post_name'  => $record['slug'],
			'post_title' => $record['title'],
			'post_date'  => $record['date'] . ' 09:00:00',
		),
		$record
	);
	foreach ( Meridian\VACANCY_TERMS as $name => list( $taxonomy ) ) {
		$terms = array();
		foreach ( $record['vacancies_filter'][ $name ] as list( 'name' => $term ) ) {
			$known   = get_terms( array( 'taxonomy' => $taxonomy, 'name' => $term, 'hide_empty' => false ) );
			$made    = array() === $known ? wp_insert_term( $term, $taxonomy ) : array( 'term_id' => $known[0]->term_id );
			$terms[] = (int) $made['term_id'];
		}
		wp_set_object_terms( $id, $terms, $taxonomy );
	}
}

function put_row( string $table, array $row ): void {
	global $wpdb;
	if ( false === $wpdb->insert( $wpdb->$table, $row ) ) {
		throw new Exception( $wpdb->last_error );
	}
}
foreach ( $content['authors'] as $author ) {
	put_row(
		'users',
		array(
			'ID'            => $author['id'],
			'user_login'    => $author['slug'],
			'user_nicename' => $author['slug'],
			'user_email'    => "{$author['slug']}@example.com",
			'display_name'  => $author['name'],
		)
	);
	( new WP_User( $author['id'] ) )->set_role( 'author' );
	update_user_meta( $author['id'], 'description', $author['description'] );
}
foreach ( array( 'categories' => 'category', 'tags' => 'post_tag' ) as $file => $taxonomy ) {
	foreach ( $content[ $file ] as $term ) {
		put_row( 'terms', array( 'term_id' => $term['id'], 'slug' => $term['slug'], 'name' => $term['name'] ) );
		put_row(
			'term_taxonomy',
			array(
				'term_taxonomy_id' => $term['id'],
				'term_id'          => $term['id'],
				'taxonomy'         => $taxonomy,
				'description'      => $term['description'],
			)
		);
	}
	clean_taxonomy_cache( $taxonomy );
}
foreach ( $content['blog'] as $record ) {
	$id = put_record(
		'blog-post',
		array(
			'import_id'     => $record['id'],
			'post_name'     => $record['post_name'],
			'post_title'    => $record['title'],
			'post_excerpt'  => $record['description'],
			'post_date'     => $record['date'] . ' 09:00:00',
			'post_author'   => $record['author'] ?? 0,
			'post_category' => $record['categories'],
			'tags_input'    => $record['tags'],
		),
		array(
			'content'            => $record['content'],
			'first_screen_image' => $record['first_screen_image'],
			'call_to_action'     => $record['call_to_action'] ?? array(),
			'related'            => $record['related'] ?? array(),
		)
	);
	if ( '' !== ( $record['modified'] ?? '' ) ) {
		$wpdb->update( $wpdb->posts, array( 'post_modified' => "{$record['modified']} 09:00:00" ), array( 'ID' => $id ) );
		clean_post_cache( $id );
	}
	set_post_thumbnail( $id, $pictures[ $record['thumbnail_url'] ] );
}
foreach ( $content['specialisationCosts'] as $at => $record ) {
	put_record(
		'specialisation-cost',
		array(
			'post_type'  => Meridian\COST,
			'post_title' => $record['position_name'],
			'menu_order' => $at,
		),
		$record
	);
}

save_option( 'options', boxed( fields_of( 'options' ), $content['options']['acf'] ) );
save_option( 'redirects', array( 'list' => $content['redirects'] ) );
save_option( 'seo-paths', boxed( fields_of( 'seo-paths' ), array( 'paths' => $content['seo'] ) ) );
$settings = $content['siteSettings'];
unset( $settings['brand']['logo'] );
save_option(
	'site-settings',
	array(
		'brand' => $settings['brand'],
		'more'  => wp_json_encode( array_diff_key( $settings, array( 'brand' => 1 ) ) ),
	)
);
say( count( $pictures ) );
